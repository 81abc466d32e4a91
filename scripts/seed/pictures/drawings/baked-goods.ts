import { type Drawing, linear, lit, plate, scatter, shadow } from '../shapes.ts';

const loaf = [
  '<path d="M-62 0c-14-4-16-46 4-56 30-16 88-16 116 0 20 10 18 52 4 56-20 8-104 8-124 0z" fill="url(#crust)"/>',
  '<path d="M-36-50c14 8 10 28-6 34M0-56c14 8 10 30-6 38M34-50c14 8 10 28-6 34" fill="none" stroke="#ffe7bd" stroke-width="7" stroke-linecap="round"/>',
  '<path d="M-52-44c26-14 78-14 104 0" fill="none" stroke="#fff" stroke-width="4" opacity=".25" stroke-linecap="round"/>',
].join('');

const bread: Drawing = () =>
  [
    `<defs>${lit('crust', '#f4bd6a', '#cc7f2d', '#7c3f0f')}${linear('board', [
      [0, '#b9793f'],
      [1, '#7d4a20'],
    ])}</defs>`,
    shadow(205, 250, 165, 26),
    '<rect x="60" y="226" width="280" height="22" rx="10" fill="url(#board)"/>',
    scatter(loaf, [
      [255, 180, -6, 0.85],
      [145, 186, 5, 0.9],
      [200, 230, -2, 1.25],
    ]),
    scatter(
      '<path d="M0 0c-4-26 2-60 8-84" fill="none" stroke="#b98a34" stroke-width="2.5"/><g fill="#d9a748"><ellipse cx="3" cy="-50" rx="4" ry="9" transform="rotate(-24 3 -50)"/><ellipse cx="10" cy="-58" rx="4" ry="9" transform="rotate(26 10 -58)"/><ellipse cx="3" cy="-68" rx="4" ry="9" transform="rotate(-24 3 -68)"/><ellipse cx="11" cy="-76" rx="4" ry="9" transform="rotate(26 11 -76)"/><ellipse cx="8" cy="-90" rx="4" ry="9"/></g>',
      [
        [316, 232, 18],
        [326, 236, 34],
        [308, 234, 2],
      ],
    ),
  ].join('');

const cake: Drawing = () =>
  [
    plate(200, 238, 140, 'stand'),
    `<defs>${linear('sponge', [
      [0, '#f7d694'],
      [1, '#d79a4a'],
    ])}${lit('icing', '#fff6e6', '#f3d9a9', '#c79452')}${lit('berry', '#ff8d80', '#d22f3a', '#7d0f22')}</defs>`,
    '<path d="M104 160v62c0 22 192 22 192 0v-62z" fill="url(#sponge)"/>',
    '<path d="M104 182c0 20 192 20 192 0v10c0 20-192 20-192 0z" fill="#b3423a" opacity=".85"/><path d="M104 206c0 20 192 20 192 0v9c0 20-192 20-192 0z" fill="#fff3dd" opacity=".9"/>',
    '<path d="M104 158c0 12 10 30 20 30s8-14 18-14 8 30 20 30 8-26 20-26 10 20 22 20 10-24 22-24 8 22 20 22 8-18 18-18 16 2 32-20z" fill="url(#icing)"/>',
    '<ellipse cx="200" cy="158" rx="96" ry="29" fill="url(#icing)"/>',
    scatter(
      '<circle r="13" fill="url(#berry)"/><path d="M-3-12c2-8 8-10 12-8" stroke="#3f7a2c" stroke-width="3" fill="none"/>',
      [
        [140, 148],
        [170, 138],
        [200, 134],
        [230, 138],
        [260, 148],
        [185, 156],
        [216, 157],
      ],
    ),
  ].join('');

export const bakedGoods = { bread, cake } satisfies Record<string, Drawing>;
