import { type Drawing, linear, lit, plate, scatter, shadow, steam } from '../shapes.ts';

const coffee: Drawing = () =>
  [
    plate(200, 236, 112, 'saucer'),
    `<defs>${linear(
      'cup',
      [
        [0, '#fdfbf7'],
        [0.55, '#efe6d9'],
        [1, '#b9a98f'],
      ],
      true,
    )}${lit('drink', '#b9793f', '#5d2f12', '#32160a')}${lit('bean', '#8a5428', '#57300f', '#2d1605')}</defs>`,
    '<path d="M272 158c48-10 54 52-6 50" fill="none" stroke="#e2d6c4" stroke-width="13"/>',
    '<path d="M124 146c0 60 22 88 76 88s76-28 76-88z" fill="url(#cup)"/>',
    '<ellipse cx="200" cy="146" rx="76" ry="24" fill="#fffdf9"/><ellipse cx="200" cy="148" rx="67" ry="19" fill="url(#drink)"/>',
    '<path d="M200 160c-30-8-36-18-18-20 9-1 15 3 18 7 3-4 9-8 18-7 18 2 12 12-18 20z" fill="#f3dcb8" opacity=".9"/>',
    steam(200, 128),
    scatter(
      '<ellipse rx="11" ry="7.5" fill="url(#bean)"/><path d="M-10 0c6-4 14 4 20 0" stroke="#1f0e03" stroke-width="1.6" fill="none"/>',
      [
        [92, 262, 20],
        [116, 272, -30],
        [76, 276, 70],
        [318, 268, 10],
        [338, 258, -50],
        [300, 280, 40],
      ],
    ),
  ].join('');

const wine: Drawing = () => {
  const glass =
    '<path d="M-40-150c-8 62 4 84 36 88v48c-14 2-30 4-30 10h68c0-6-16-8-30-10v-48c32-4 44-26 36-88z" fill="#fff" opacity=".38"/><path d="M-42-118c0 38 12 52 42 54 30-2 42-16 42-54z" fill="url(#wine)"/><ellipse cy="-118" rx="42" ry="9" fill="#c8475a"/><path d="M-30-144c-4 30 0 52 8 62" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".6" fill="none"/>';
  return [
    shadow(206, 248, 150, 24),
    `<defs>${lit('wine', '#d0384f', '#8c1230', '#4a0519')}${linear(
      'bottle',
      [
        [0, '#16331f'],
        [0.35, '#3f7a4c'],
        [0.5, '#23522f'],
        [1, '#0b1d11'],
      ],
      true,
    )}</defs>`,
    '<path d="M126 244v-112c0-24 22-26 22-50v-48h30v48c0 24 22 26 22 50v112c0 8-74 8-74 0z" fill="url(#bottle)"/><rect x="126" y="156" width="74" height="56" fill="#f6ead0"/><path d="M140 172h46M146 184h34M150 196h26" stroke="#8c1230" stroke-width="3"/><rect x="146" y="26" width="34" height="26" rx="4" fill="#8c1230"/>',
    scatter(glass, [
      [250, 248],
      [322, 252, 0, 0.86],
    ]),
  ].join('');
};

export const drinks = { coffee, wine } satisfies Record<string, Drawing>;
