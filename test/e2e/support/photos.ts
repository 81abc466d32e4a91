import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from './test.ts';

export interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

export async function aPhotoFile(background = 'orange'): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background } });
  return {
    name: `${background}.jpg`,
    mimeType: 'image/jpeg',
    buffer: await picture.jpeg().toBuffer(),
  };
}

/** Chooses files with a button. */
export async function choosePhotos(page: Page, files: ChosenFile[], button = 'Escolher foto') {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(files);
}

/** Waits until the page has loaded the code file with this name. */
export async function expectLoadedCode(page: Page, name: string): Promise<void> {
  const hasLoaded = () =>
    page.evaluate(
      (start) =>
        performance
          .getEntriesByType('resource')
          .some((one) => one.name.includes(start) && one.name.endsWith('.js')),
      `/static/${name}-`,
    );
  await expect.poll(hasLoaded).toBe(true);
}

export const photosOf = (page: Page): Locator =>
  page.getByRole('list', { name: 'Fotos, a primeira é a capa' }).getByRole('listitem');

/** Waits until the form has this many photos, and all are sent. */
export async function expectSentPhotos(page: Page, count: number): Promise<void> {
  await expect(photosOf(page)).toHaveCount(count);
  // Ten large photos are encoded one after the other.
  const sent = page.getByRole('button', { name: /^Mais ações da foto/ });
  await expect(sent).toHaveCount(count, { timeout: 60_000 });
}
