import { type Drawing, linear, lit, scatter, shadow } from '../shapes.ts';

const glasses: Drawing = () =>
  [
    shadow(204, 236, 165, 24),
    `<defs>${linear(
      'lens',
      [
        [0, '#dff3ff', 0.75],
        [0.5, '#8fc4de', 0.45],
        [1, '#4a7f9d', 0.7],
      ],
      true,
    )}${lit('case', '#d98d5a', '#9a4a22', '#4c1e0a')}</defs>`,
    '<path d="M236 110c60-8 116 20 120 58 2 20-16 26-40 24-44-4-86-22-98-46-8-18 0-34 18-36z" fill="url(#case)"/><path d="M226 138c30 26 84 40 126 34" stroke="#f0c39c" stroke-width="3" fill="none" opacity=".7"/>',
    '<path d="M58 186c30-50 70-66 116-70M334 186c-14-42-40-62-84-72" stroke="#3a1d14" stroke-width="8" fill="none" stroke-linecap="round"/>',
    '<g stroke="#4a2418" stroke-width="10"><path d="M56 182c24-12 92-12 116 0 8 44-20 64-58 64s-66-20-58-64z" fill="url(#lens)"/><path d="M222 182c24-12 92-12 116 0 8 44-20 64-58 64s-66-20-58-64z" fill="url(#lens)"/><path d="M172 192c14-16 36-16 50 0" fill="none"/></g>',
    '<path d="m78 196 24-12M82 214l44-24M246 196l24-12M250 214l44-24" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>',
  ].join('');

const bottle: Drawing = () => {
  const tube = (fill: string, cap: string) =>
    `<path d="M-34-124c0-14 68-14 68 0v116c0 14-68 14-68 0z" fill="url(#${fill})"/><rect x="-15" y="-160" width="30" height="30" rx="4" fill="${cap}"/><path d="M-15-156h-22v-8h34" stroke="${cap}" stroke-width="8" fill="none"/><rect x="-26" y="-96" width="52" height="58" rx="6" fill="#fff" opacity=".88"/><path d="M-14-80h28M-10-68h20M-14-56h28" stroke="#7a8a86" stroke-width="3.5"/><path d="M-26-118v104" stroke="#fff" stroke-width="6" opacity=".5" stroke-linecap="round"/>`;
  const color = (id: string, light: string, dark: string) =>
    linear(
      id,
      [
        [0, dark],
        [0.3, light],
        [1, dark],
      ],
      true,
    );
  return [
    shadow(206, 252, 168, 24),
    `<defs>${color('mint', '#a9e5d2', '#37937c')}${color('sand', '#ffe0ae', '#d08c3c')}${color('sky', '#bfe0ff', '#4a83bf')}</defs>`,
    scatter(tube('sand', '#fff4e0'), [[112, 236, 0, 0.92]]),
    scatter(tube('sky', '#f3f8ff'), [[292, 238, 0, 0.84]]),
    scatter(tube('mint', '#ffffff'), [[202, 250, 0, 1.18]]),
    scatter('<path d="M0 0c10-22 32-28 50-18-8 20-30 28-50 18z" fill="#5a9e5a"/>', [
      [232, 262, -10],
      [244, 268, 30],
      [160, 270, 170],
    ]),
  ].join('');
};

const pharmacy: Drawing = () =>
  [
    shadow(204, 252, 168, 24),
    `<defs>${linear('carton', [
      [0, '#ffffff'],
      [1, '#d5dde0'],
    ])}${linear('side', [
      [0, '#59b7a6'],
      [1, '#1f6d61'],
    ])}${lit('pill', '#ffffff', '#ffb1a1', '#d9543f')}</defs>`,
    '<path d="M80 108h120v132H80z" fill="url(#carton)"/><path d="m200 108 34 18v130l-34-16z" fill="url(#side)"/><path d="m80 108 36-20h118v38l-34-18z" fill="#eef6f4"/><path d="M126 140h28v26h26v28h-26v26h-28v-26h-26v-28h26z" fill="#2f9c88"/>',
    '<path d="M252 152h76v92c0 12-76 12-76 0z" fill="#e08a2c" opacity=".92"/><rect x="246" y="124" width="88" height="30" rx="6" fill="#fdfdfd"/><rect x="252" y="178" width="76" height="44" fill="#fffaf0"/><path d="M264 192h52M264 204h38" stroke="#b36a1c" stroke-width="4"/><path d="M262 158v82" stroke="#fff" stroke-width="6" opacity=".45"/>',
    scatter(
      '<rect x="-20" y="-9" width="40" height="18" rx="9" fill="url(#pill)"/><path d="M0-9h11a9 9 0 0 1 0 18H0z" fill="#fff" opacity=".85"/>',
      [
        [122, 262, 18],
        [168, 270, -24],
        [238, 268, 40],
      ],
    ),
  ].join('');

const hair: Drawing = () =>
  [
    shadow(204, 250, 160, 24),
    `<defs>${lit('curl', '#a4673a', '#6a3a1c', '#2b1408')}${linear(
      'steel',
      [
        [0, '#f6f9fb'],
        [1, '#8a99a6'],
      ],
      true,
    )}</defs>`,
    '<path d="M96 250c-20-90 10-170 78-170 60 0 84 60 74 112-6 30-20 44-36 58z" fill="url(#curl)"/>',
    scatter(
      '<path d="M0 0c-26 10-30 46-2 48 22 0 24-30 4-32-12 0-14 16-4 18" fill="none" stroke="#d39a66" stroke-width="6" stroke-linecap="round"/>',
      [
        [132, 96],
        [176, 92, 14],
        [220, 110, 24],
        [118, 150, -12],
        [164, 150],
        [214, 168, 18],
        [124, 204, -10],
        [174, 206],
      ],
    ),
    '<g transform="translate(304 236) rotate(14)"><path d="M-6-40-36-160l14-4 34 122zM6-40 36-160l-14-4-34 122z" fill="url(#steel)"/><circle cx="0" cy="-44" r="5" fill="#4b5863"/><g fill="none" stroke="#d0384f" stroke-width="10"><ellipse cx="-20" cy="-14" rx="17" ry="22"/><ellipse cx="20" cy="-14" rx="17" ry="22"/></g></g>',
  ].join('');

export const bodyCare = { glasses, bottle, pharmacy, hair } satisfies Record<string, Drawing>;
