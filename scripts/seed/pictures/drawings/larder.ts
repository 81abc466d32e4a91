import { type Drawing, linear, lit, scatter, shadow } from '../shapes.ts';

const cheese: Drawing = () =>
  [
    shadow(204, 250, 168, 28),
    `<defs>${linear('rind', [
      [0, '#fbe08a'],
      [1, '#d9992c'],
    ])}${lit('top', '#fff3bd', '#f9d869', '#dfa636')}${linear('wood', [
      [0, '#a96c38'],
      [1, '#6b3d18'],
    ])}</defs>`,
    '<rect x="46" y="228" width="312" height="22" rx="11" fill="url(#wood)"/>',
    '<path d="M86 178 276 128c30 10 46 30 46 50v50H86z" fill="url(#rind)"/><path d="M86 178 276 128c30 10 46 30 46 50z" fill="url(#top)"/>',
    scatter(
      '<ellipse rx="13" ry="10" fill="#c58322" opacity=".75"/><ellipse cx="2" cy="2" rx="10" ry="7" fill="#a86812" opacity=".5"/>',
      [
        [126, 204],
        [178, 210, 0, 0.7],
        [222, 198, 0, 1.2],
        [284, 210, 0, 0.9],
      ],
    ),
    scatter(
      '<circle r="13" fill="#6b2e6e"/><circle cx="-4" cy="-5" r="4" fill="#fff" opacity=".4"/>',
      [
        [68, 222],
        [88, 226],
        [78, 208],
        [332, 224],
        [346, 216],
      ],
    ),
  ].join('');

const jar: Drawing = () => {
  const one = (fill: string) =>
    `<path d="M-42-104c-8 8-10 14-10 24v66c0 16 104 16 104 0v-66c0-10-2-16-10-24z" fill="url(#${fill})"/><path d="M-42-86c-4 20-4 50 0 68" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".5" fill="none"/><rect x="-46" y="-126" width="92" height="26" rx="6" fill="url(#lid)"/><rect x="-34" y="-70" width="68" height="42" rx="5" fill="#fff7e6"/><path d="M-22-56h44M-16-44h32" stroke="#9a5b1c" stroke-width="4"/>`;
  return [
    shadow(204, 252, 172, 26),
    `<defs>${lit('honey', '#ffd97a', '#e59a1a', '#93500a')}${lit('jam', '#ff8f73', '#c22d34', '#65101d')}${lit('cream', '#fff2cf', '#e3bf7a', '#9b7030')}${linear(
      'lid',
      [
        [0, '#e8d4ac'],
        [1, '#a17a3c'],
      ],
    )}</defs>`,
    scatter(one('cream'), [[110, 236, 0, 0.95]]),
    scatter(one('jam'), [[292, 236, 0, 0.95]]),
    scatter(one('honey'), [[202, 252, 0, 1.2]]),
  ].join('');
};

export const larder = { cheese, jar } satisfies Record<string, Drawing>;
