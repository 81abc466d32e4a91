import { type Drawing, linear, lit, plate, scatter, shadow, steam } from '../shapes.ts';

const soup: Drawing = () =>
  [
    shadow(206, 252, 140, 26),
    `<defs>${linear(
      'bowl',
      [
        [0, '#c8623a'],
        [0.5, '#a2431f'],
        [1, '#5b1f0b'],
      ],
      true,
    )}${lit('broth', '#ffd36b', '#e39a24', '#a95a0c')}</defs>`,
    '<path d="M78 168c4 56 46 84 122 84s118-28 122-84z" fill="url(#bowl)"/>',
    '<ellipse cx="200" cy="168" rx="122" ry="36" fill="#d97c50"/><ellipse cx="200" cy="170" rx="110" ry="30" fill="url(#broth)"/>',
    scatter('<path d="M-20 4c0-16 40-16 40 0-10 8-30 8-40 0z" fill="#ff9f80"/>', [
      [160, 168, -12],
      [232, 176, 16],
    ]),
    scatter('<path d="M0 0c8-12 22-12 28-4-8 10-18 12-28 4z" fill="#3f8a35"/>', [
      [186, 162],
      [206, 174, 60],
      [250, 160, -30],
      [140, 178, 20],
    ]),
    steam(200, 146),
  ].join('');

const fish: Drawing = () =>
  [
    plate(200, 222, 172, 'dish'),
    `<defs>${lit('scales', '#ffd9a0', '#c9772e', '#6f300c')}</defs>`,
    '<path d="M72 214c40-56 156-62 214-12l52-34c-6 26-6 50 4 74l-56-26c-60 44-174 46-214-2z" fill="url(#scales)"/>',
    '<path d="M128 182c16 20 16 48 0 66M170 176l-14 70M206 174l-16 76M242 178l-16 68" stroke="#5d2408" stroke-width="5" stroke-linecap="round" opacity=".55" fill="none"/><circle cx="104" cy="206" r="6" fill="#2c1204"/><circle cx="102" cy="204" r="2" fill="#fff"/>',
    '<path d="M180 172c20-22 54-22 72 0z" fill="#a45418"/>',
    scatter(
      '<ellipse rx="26" ry="14" fill="#f7e36a"/><ellipse rx="20" ry="10" fill="#fff6b8"/><path d="M-18 0h36M0-9v18M-12-7l24 14M12-7l-24 14" stroke="#e5c93c" stroke-width="1.5"/>',
      [
        [300, 246, -10],
        [112, 252, 8],
      ],
    ),
    scatter('<path d="M0 0c8-12 22-12 28-4-8 10-18 12-28 4z" fill="#3f8a35"/>', [
      [150, 256],
      [176, 262, 30],
      [262, 258, -20],
      [236, 264, 14],
    ]),
  ].join('');

export const hotDishes = { soup, fish } satisfies Record<string, Drawing>;
