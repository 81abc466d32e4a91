import type { Locator } from '@playwright/test';
import type { ChosenFile } from './photos.ts';

/** Drags a file over an element and drops it there. */
export async function dropFile(
  target: Locator,
  { name, mimeType, buffer }: ChosenFile,
): Promise<void> {
  await target.evaluate(
    (element, { name, type, bytes }) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      for (const event of ['dragenter', 'dragover', 'drop']) {
        element.dispatchEvent(
          new DragEvent(event, { bubbles: true, cancelable: true, dataTransfer }),
        );
      }
    },
    { name, type: mimeType, bytes: [...buffer] },
  );
}
