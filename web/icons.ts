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

/** Side of the badge in pixels: Android shows 24 at up to four pixels each. */
const badgeSize = 96;

/** Removes the ground and makes the rest white, up to the edges: Android paints a badge by its opacity alone. */
function badgeDrawing(favicon: string): string {
  const badge = favicon
    .replace('viewBox="0 0 48 48"', 'viewBox="6 6.5 36 36"')
    .replace(/<rect[^>]*>/, '')
    .replace(/fill="#[0-9a-f]+"/g, 'fill="#fff"');
  if (badge.includes('<rect') || !badge.includes('viewBox="6 6.5')) {
    throw new Error('The favicon is not the drawing that the badge is made of');
  }
  return badge;
}

/** Returns a drawing as a square PNG; `side` is the side of its viewBox. */
const pngOf = (drawing: string, size: number, side: number) =>
  sharp(Buffer.from(drawing), { density: (72 * size) / side })
    .resize(size, size)
    .png({ palette: true })
    .toBuffer();

/** Returns the icons of the installed app and the badge of its notifications, by their file names. */
export async function drawIcons(favicon: string): Promise<ReadonlyMap<string, Buffer>> {
  const filled = filledIcon(favicon);
  const drawn = new Map([['badge-96', await pngOf(badgeDrawing(favicon), badgeSize, 36)]]);
  for (const { name, size, fills } of files) {
    drawn.set(name, await pngOf(fills ? filled : favicon, size, 48));
  }
  return drawn;
}

/** Draws the icons from the favicon. */
export function icons(): Plugin {
  return {
    name: 'icons',
    apply: 'build',
    async generateBundle() {
      const favicon = readFileSync(new URL('public/favicon.svg', import.meta.url), 'utf8');
      for (const [name, source] of await drawIcons(favicon)) {
        this.emitFile({ type: 'asset', fileName: `icons/${name}.png`, source });
      }
    },
  };
}
