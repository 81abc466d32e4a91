import path from 'node:path';
import sharp from 'sharp';
import type { StateName } from '#test/screens/state.ts';
import { fileOf } from './take-shot.ts';
import { type WindowName, windowOf } from './windows.ts';

interface ReadmePicture {
  /** File in `docs/images`. */
  readonly file: `${string}.webp`;
  readonly shot: StateName;
  readonly window: WindowName;
  readonly scheme: 'light' | 'dark';
  /** Shown part of a page that is longer than its window; the top by default. */
  readonly part?: 'bottom';
}

export const readmePictures: readonly ReadmePicture[] = [
  { file: 'flyer.webp', shot: 'flyer', window: 'desktop', scheme: 'light' },
  { file: 'poster.webp', shot: 'flyer-poster-printed', window: 'paper', scheme: 'light' },
  { file: 'flyer-phone.webp', shot: 'flyer-of-offer', window: 'phone', scheme: 'light' },
  {
    file: 'offer-phone.webp',
    shot: 'offer-filled',
    window: 'phone',
    scheme: 'light',
    part: 'bottom',
  },
  { file: 'offers-phone.webp', shot: 'offer-list-shared', window: 'phone', scheme: 'dark' },
  {
    file: 'first-steps-phone.webp',
    shot: 'shop-list-first-offer',
    window: 'phone',
    scheme: 'light',
  },
];

/** Tells whether the README shows a screenshot. */
export const isOfReadme = (name: string, window: WindowName): boolean =>
  readmePictures.some((picture) => picture.shot === name && picture.window === window);

/** Makes the README's pictures from the screenshots in a folder. */
export async function writeReadmePictures(screenshots: string, target: string): Promise<void> {
  for (const { file, shot, window, scheme, part } of readmePictures) {
    const picture = sharp(path.join(screenshots, fileOf(shot, window, scheme)));
    const { width, height } = await picture.metadata();
    const { viewport } = windowOf(window).options;
    const shown = Math.round((width * viewport.height) / viewport.width);
    await picture
      .extract({ left: 0, top: part ? height - shown : 0, width, height: shown })
      .webp({ quality: 80, effort: 6 })
      .toFile(path.join(target, file));
  }
}
