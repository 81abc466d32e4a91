import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The icons of the installed app, which `manifest.webmanifest` and `index.html` name. */
const files = [
  { name: 'icon-192', size: 192, fills: false },
  { name: 'icon-512', size: 512, fills: false },
  // Android and iOS cut the corners themselves, so the colour fills the square and the drawing stays in the middle.
  { name: 'maskable-192', size: 192, fills: true },
  { name: 'maskable-512', size: 512, fills: true },
  { name: 'apple-touch-icon', size: 180, fills: true },
] as const;

/** Adds a margin in the favicon's own colour, since a mask may cut 10% of the width on each side. */
function filledIcon(favicon: string): string {
  const filled = favicon
    .replace('viewBox="0 0 48 48"', 'viewBox="-6 -6 60 60"')
    .replace('<rect width="48" height="48" rx="12"', '<rect x="-6" y="-6" width="60" height="60"');
  if (!filled.includes('x="-6"') || !filled.includes('viewBox="-6')) {
    throw new Error('The favicon is not the square that the icons are made of');
  }
  return filled;
}

/** Draws the icons of the installed app from the favicon. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const favicon = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8');
      const filled = filledIcon(favicon);
      for (const { name, size, fills } of files) {
        const drawing = Buffer.from(fills ? filled : favicon);
        const source = await sharp(drawing, { density: (72 * size) / 48 })
          .resize(size, size)
          .png({ palette: true })
          .toBuffer();
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}
