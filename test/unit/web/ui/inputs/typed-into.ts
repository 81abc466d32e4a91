import { editMasked } from '#web/ui/inputs/masked-text.ts';

/** What a field shows after these keys were pressed at its end. */
export function typedInto(mask: (typed: string) => string, keys: string): string {
  return [...keys].reduce(
    (shown, key) =>
      editMasked(mask, shown, { text: shown + key, caret: shown.length + 1 }, 'insertText').text,
    '',
  );
}
