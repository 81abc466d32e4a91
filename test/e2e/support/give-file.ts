import type { Locator } from '@playwright/test';
import type { ChosenFile } from './photos.ts';

/** What a person does with a file over an element. */
type Kind = 'drop' | 'paste';

/**
 * Drags a file over an element and drops it there, or pastes it. Tells whether the page took it: otherwise the browser
 * opens a file that is dropped.
 */
export function giveFile(
  target: Locator,
  { name, mimeType, buffer }: ChosenFile,
  kind: Kind,
): Promise<boolean> {
  return target.evaluate(
    (element, { name, type, bytes, kind }) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const common = { bubbles: true, cancelable: true };
      if (kind === 'paste') {
        const paste = new ClipboardEvent('paste', { ...common, clipboardData: data });
        return !element.dispatchEvent(paste);
      }
      const [, ...taken] = ['dragenter', 'dragover', 'drop'].map(
        (event) => !element.dispatchEvent(new DragEvent(event, { ...common, dataTransfer: data })),
      );
      return taken.every(Boolean);
    },
    { name, type: mimeType, bytes: [...buffer], kind },
  );
}
