import { existsSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type { NamedState, StateName } from '#test/screens/state.ts';
import { fileOf } from './take-shot.ts';
import { type WindowName, windowNames, windowOf } from './windows.ts';

const style = `
  body { font: 16px system-ui, sans-serif; margin: 24px; background: #888; }
  section { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 32px; align-items: start; }
  h2 { flex-basis: 100%; margin: 0; font-size: 1.1rem; }
  img { display: block; object-fit: cover; object-position: top; background: #fff; }
  .phone { width: 234px; height: 506px; }
  .desktop { width: 640px; height: 400px; }
  .large { width: 192px; height: 506px; }
  .paper { width: 358px; height: 506px; }`;

/** Returns a page with the screenshots of a folder side by side, cut at the bottom and linked to the full picture. */
export function indexPage(states: readonly NamedState[], folder: string): string {
  const sections = states.map(({ name }) => {
    const pictures = windowNames
      .flatMap((window) =>
        windowOf(window).schemes.map((scheme) => ({ window, file: fileOf(name, window, scheme) })),
      )
      .filter(({ file }) => existsSync(path.join(folder, file)))
      .map(
        ({ window, file }) =>
          `<a href="${file}"><img class="${window}" loading="lazy" src="${file}" alt="${file}"></a>`,
      );
    return `<section id="${name}"><h2>${name}</h2>${pictures.join('\n')}</section>`;
  });
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Screenshots of Vitrine</title><style>${style}</style></head>
<body>
${sections.join('\n')}
</body>
</html>
`;
}

interface ReadmePicture {
  /** File in `docs/images`. */
  readonly file: `${string}.webp`;
  readonly shot: StateName;
  readonly window: WindowName;
  readonly scheme: 'light' | 'dark';
  /** Shown part of a page that is longer than its window; the top by default. */
  readonly part?: 'bottom';
}

const readmePictures: readonly ReadmePicture[] = [
  { file: 'place.webp', shot: 'page-offers', window: 'desktop', scheme: 'light' },
  { file: 'flyer.webp', shot: 'page-flyer', window: 'desktop', scheme: 'light' },
  { file: 'poster.webp', shot: 'poster-printed', window: 'paper', scheme: 'light' },
  { file: 'flyer-phone.webp', shot: 'page-flyer-of-offer', window: 'phone', scheme: 'light' },
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
  { file: 'offer-page-phone.webp', shot: 'page-offer', window: 'phone', scheme: 'light' },
  { file: 'wallet-phone.webp', shot: 'wallet-voucher', window: 'phone', scheme: 'dark' },
  { file: 'counter-phone.webp', shot: 'counter-ready', window: 'phone', scheme: 'light' },
  {
    file: 'counter-used-phone.webp',
    shot: 'counter-used-before',
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
