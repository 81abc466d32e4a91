import { linear } from './shapes.ts';

const colors: readonly (readonly [light: string, dark: string])[] = [
  ['#f08a3c', '#a33c0b'],
  ['#2f9c8f', '#0f4f49'],
  ['#b04a92', '#511a43'],
  ['#5a7fc8', '#22396f'],
  ['#e0a52e', '#8c5a08'],
  ['#6fa044', '#30521a'],
];

/** The mark of a business: a product on a coloured ground, as an SVG of 480 pixels a side. */
export function avatarOf(product: string, seed: number): string {
  const [light = '', dark = ''] = colors[seed % colors.length] ?? [];
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 400 400"><defs>',
    linear('ground', [
      [0, light],
      [1, dark],
    ]),
    '<radialGradient id="shadow"><stop offset="0" stop-color="#000" stop-opacity=".4"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient>',
    '</defs><rect width="400" height="400" fill="url(#ground)"/><circle cx="200" cy="200" r="172" fill="#fff6e6" opacity=".92"/>',
    `<g transform="translate(16 52) scale(.92)">${product}</g></svg>`,
  ].join('');
}
