import { type Drawing, linear, lit, shadow } from '../shapes.ts';

const book: Drawing = () => {
  const spine = (fill: string, x: number, width: number, height: number, turn = 0) =>
    `<g transform="translate(${x} 236) rotate(${turn})"><rect x="0" y="${-height}" width="${width}" height="${height}" rx="3" fill="url(#${fill})"/><path d="M4 ${-height + 20}h${width - 8}M4 ${-height + 28}h${width - 8}M4-24h${width - 8}" stroke="#fff3d4" stroke-width="2.5" opacity=".8"/></g>`;
  const cover = (id: string, light: string, dark: string) =>
    linear(
      id,
      [
        [0, dark],
        [0.25, light],
        [1, dark],
      ],
      true,
    );
  return [
    shadow(196, 240, 160, 22),
    `<defs>${cover('red', '#d65a4c', '#8c231f')}${cover('blue', '#4f7fc4', '#1f3d78')}${cover('green', '#5aa27a', '#1f5b3d')}${cover('gold', '#e9b955', '#a36c14')}${cover('plum', '#9a5aa6', '#4f1f5b')}</defs>`,
    spine('blue', 60, 38, 150),
    spine('gold', 100, 28, 128),
    spine('red', 130, 44, 162),
    spine('green', 176, 32, 140),
    spine('plum', 210, 36, 154, 7),
    '<path d="M222 252c24-16 52-16 72-4 20-12 48-12 72 4l-10-34c-20-10-46-8-62 4-16-12-42-14-62-4z" fill="#fffaf0"/><path d="M294 222v26M236 228c16-6 34-5 50 3M240 238c14-5 30-4 46 4M304 231c16-8 34-9 48-3M304 242c14-8 30-9 50-4" stroke="#bba98a" stroke-width="2" fill="none"/>',
  ].join('');
};

const pens: Drawing = () =>
  [
    shadow(204, 254, 165, 24),
    `<defs>${linear(
      'mug',
      [
        [0, '#2f8f87'],
        [0.4, '#63c7bd'],
        [1, '#17514c'],
      ],
      true,
    )}${lit('pad', '#fff8ea', '#f0e2c6', '#cdb68c')}</defs>`,
    ['#e2574c', '#f0a92d', '#4f7fc4', '#7d4aa0', '#4a9a5b']
      .map(
        (color, index) =>
          `<g transform="translate(${110 + index * 13} 170) rotate(${-22 + index * 11})"><rect x="-6" y="-96" width="12" height="120" fill="${color}"/><path d="M-6-96 0-116 6-96z" fill="#f3d9ae"/><path d="m-2-109 2-7 2 7z" fill="${color}"/><path d="M-3-94v116" stroke="#fff" opacity=".4" stroke-width="3"/></g>`,
      )
      .join(''),
    '<path d="M92 160h88l-6 88c-2 8-74 8-76 0z" fill="url(#mug)"/>',
    '<g transform="rotate(-4 280 220)"><rect x="206" y="206" width="146" height="48" rx="5" fill="#8c3a2c"/><rect x="212" y="200" width="140" height="46" rx="4" fill="url(#pad)"/><path d="M224 214h114M224 224h96M224 234h106" stroke="#b7a178" stroke-width="2.5"/></g>',
  ].join('');

export const stationery = { book, pens } satisfies Record<string, Drawing>;
