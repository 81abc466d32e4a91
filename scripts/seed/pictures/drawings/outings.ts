import { type Drawing, linear, lit, scatter, shadow } from '../shapes.ts';

const kite: Drawing = () =>
  [
    `<defs>${linear('sail', [
      [0, '#ffce4d'],
      [1, '#e2442f'],
    ])}${linear('sea', [
      [0, '#58c3d6'],
      [1, '#0f6f96'],
    ])}</defs>`,
    '<rect y="176" width="400" height="124" fill="url(#sea)"/><path d="M0 206c40-14 80 14 120 0s80-14 120 0 80 14 160-4M0 240c50-14 90 14 140 0s90-14 130 0 80 10 130-4M0 274c60-12 110 12 160 0s110-12 240 0" stroke="#e8fbff" stroke-width="4" fill="none" opacity=".55"/>',
    '<path d="M92 92c50-66 150-78 216-24-66-14-140-2-186 48-16-2-28-12-30-24z" fill="url(#sail)"/><path d="M150 56l18 26M204 40l6 26M258 46l-6 20" stroke="#fff" stroke-width="4" opacity=".8"/><path d="M106 114l118 92M304 70l-76 134" stroke="#333" stroke-width="1.6"/>',
    '<path d="M170 236c40-10 96-10 128 4-34 14-96 14-128-4z" fill="#fff"/><path d="M186 238c34-6 70-6 96 2" stroke="#e2442f" stroke-width="5" fill="none"/><path d="m234 236-8-34 14-26 14 24-2 36z" fill="#24384c"/><circle cx="238" cy="166" r="11" fill="#8a5230"/><path d="m232 182-8 24M244 184l-16 22" stroke="#8a5230" stroke-width="7" stroke-linecap="round"/>',
  ].join('');

const basket: Drawing = () =>
  [
    shadow(204, 254, 165, 26),
    `<defs>${linear('wicker', [
      [0, '#d9a15a'],
      [1, '#7f4a1c'],
    ])}${lit('apple', '#ff9d8a', '#d6362d', '#7f1016')}${lit('orange', '#ffd38a', '#f2921d', '#a6540a')}${lit('grape', '#cfa4e6', '#7b3f9c', '#3a1452')}</defs>`,
    '<path d="M104 170c0-140 192-140 192 0" fill="none" stroke="#a86a2c" stroke-width="13"/>',
    '<rect x="216" y="82" width="30" height="92" rx="8" fill="#2d5a38"/><rect x="222" y="58" width="18" height="34" fill="#24472d"/>',
    scatter(
      '<circle r="32" fill="url(#apple)"/><path d="M0-30c2-10 8-14 14-14" stroke="#4c2c10" stroke-width="4" fill="none"/>',
      [
        [144, 154],
        [264, 158],
      ],
    ),
    scatter('<circle r="32" fill="url(#orange)"/>', [
      [188, 146],
      [110, 172, 0, 0.7],
    ]),
    scatter('<circle r="12" fill="url(#grape)"/>', [
      [292, 160],
      [306, 172],
      [282, 174],
      [298, 186],
      [228, 164],
      [214, 172],
    ]),
    '<path d="M76 172h248l-26 76c-6 10-190 10-196 0z" fill="url(#wicker)"/><path d="M84 194h232M92 216h216M98 236h204" stroke="#5e3512" stroke-width="4" opacity=".55" stroke-dasharray="22 8"/><rect x="70" y="164" width="260" height="18" rx="9" fill="#c58a48"/>',
  ].join('');

export const outings = { kite, basket } satisfies Record<string, Drawing>;
