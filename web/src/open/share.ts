import { elementsWith, statusAfter } from './elements.ts';

type Texts = Readonly<Record<'url' | 'title' | 'text' | 'copied' | 'failed', string>>;

/** Makes a button share its link with a phone's share sheet, elsewhere with the clipboard; if refused, shows the link. */
function prepare(button: HTMLElement): void {
  const { url, title, text, copied, failed } = button.dataset as Texts;
  const status = statusAfter(button);
  button.addEventListener('click', async () => {
    // Loads meanwhile, since browsers share and copy only in answer to a tap.
    const rest = import('./share-answer.ts').catch(() => undefined);
    let failure: unknown;
    try {
      // On a computer, the share sheet takes one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && navigator.share) {
        return await navigator.share({ title, url, ...(text && { text }) });
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
    } catch (error) {
      failure = error;
    }
    const part = await rest;
    if (part) part.showAnswer(button, status, failure);
    else prompt(failure ? failed : copied, url);
  });
  button.hidden = false;
}

/** Shows the buttons that share a link. */
export function offerShare(): void {
  elementsWith('share').forEach(prepare);
}
