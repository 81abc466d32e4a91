interface Translator {
  readonly changeLanguage: (language: string) => Promise<unknown>;
}

/** A node of React's tree, with its internal fields. */
interface Part {
  readonly memoizedProps?: { readonly i18n?: Translator } | null;
  readonly child?: Part | null;
  readonly sibling?: Part | null;
}

/**
 * Runs in the page: changes the language of the open screen, dialogs included. Few screens have a language switch, so
 * this takes the translator from React's tree.
 */
export async function changeLanguage(language: string): Promise<void> {
  const root = document.getElementById('root') as unknown as Record<string, never> | null;
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  const top = root?.[key ?? '']?.['stateNode']?.['current'] as Part | undefined;
  const find = (part: Part | null | undefined): Translator | undefined =>
    part ? (part.memoizedProps?.i18n ?? find(part.child) ?? find(part.sibling)) : undefined;
  const translator = find(top);
  if (!translator) throw new Error('The page has no translator');
  await translator.changeLanguage(language);
}
