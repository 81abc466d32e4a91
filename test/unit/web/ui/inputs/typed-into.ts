import { editMasked } from '#web/ui/inputs/masked-text.ts';

/** The text of a field after these keys were typed at its end. */
export function typedInto(mask: (typed: string) => string, keys: string): string {
  return [...keys].reduce(
    (shown, key) =>
      editMasked(mask, shown, { text: shown + key, caret: shown.length + 1 }, 'insertText').text,
    '',
  );
}
