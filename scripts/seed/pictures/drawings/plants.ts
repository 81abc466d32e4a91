import { type Drawing, linear, lit, scatter, shadow } from '../shapes.ts';

const petals = (count: number, width: number, length: number, fill: string) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<ellipse cy="${-length * 0.62}" rx="${width}" ry="${length * 0.6}" fill="${fill}" transform="rotate(${(360 / count) * index})"/>`,
  ).join('');

const flowers: Drawing = () =>
  [
    shadow(204, 254, 110, 22),
    `<defs>${lit('rose', '#ffd0da', '#e8557c', '#8d1746')}${lit('sun', '#ffe28a', '#f5ac1d', '#b3640a')}${lit('lilac', '#eedcff', '#a877d6', '#553089')}${linear(
      'vase',
      [
        [0, '#d7ecef'],
        [0.35, '#ffffff'],
        [1, '#7fa6ad'],
      ],
      true,
    )}</defs>`,
    '<path d="M200 190C180 150 150 130 130 90M200 190c-4-50-10-80 0-120M200 190c16-40 46-60 66-96M200 190c-30-20-70-30-98-36M200 190c34-24 70-34 100-44" stroke="#3f7a3a" stroke-width="5" fill="none"/>',
    scatter('<path d="M0 0c10-26 34-34 56-24-8 22-32 34-56 24z" fill="#4f9448"/>', [
      [180, 150, -150],
      [212, 150, -20],
      [226, 168, 8],
      [168, 172, 190],
    ]),
    scatter(`${petals(10, 11, 34, 'url(#sun)')}<circle r="12" fill="#5a2f0c"/>`, [
      [130, 84],
      [270, 90, 12, 1.1],
    ]),
    scatter(
      '<circle r="27" fill="url(#rose)"/><path d="M-14-4c2-14 24-16 27-2 2 10-14 16-18 6-2-8 8-10 10-4M-20 4c4 18 30 20 38 2" stroke="#8d1746" stroke-width="2.5" fill="none" opacity=".6"/>',
      [
        [200, 66, 0, 1.15],
        [166, 116, 40],
        [236, 122, -30],
        [200, 134, 80, 0.9],
      ],
    ),
    scatter(`${petals(6, 9, 24, 'url(#lilac)')}<circle r="6" fill="#ffe9a8"/>`, [
      [100, 150],
      [302, 144],
      [160, 60],
      [246, 52],
    ]),
    '<path d="M156 172h88c-6 24 14 50-6 80-6 6-70 6-76 0-20-30 0-56-6-80z" fill="url(#vase)" opacity=".96"/>',
  ].join('');

const plant: Drawing = () =>
  [
    shadow(206, 252, 150, 24),
    `<defs>${linear(
      'clay',
      [
        [0, '#b75a33'],
        [0.35, '#e4946a'],
        [1, '#74301a'],
      ],
      true,
    )}${lit('leaf', '#b7e3a1', '#5a9e5a', '#235a36')}</defs>`,
    scatter(
      [
        ...Array.from({ length: 9 }, (_, index) => {
          return `<path d="M0 0C-20-30-16-66 0-92 16-66 20-30 0 0z" fill="url(#leaf)" transform="rotate(${-64 + index * 16})"/>`;
        }),
        '<path d="M-44-8h88l-10 74c-4 8-64 8-68 0z" fill="url(#clay)"/><rect x="-52" y="-18" width="104" height="20" rx="5" fill="url(#clay)"/>',
      ].join(''),
      [
        [92, 196, 0, 0.75],
        [312, 198, 0, 0.72],
        [200, 182, 0, 1.08],
      ],
    ),
  ].join('');

export const plants = { flowers, plant } satisfies Record<string, Drawing>;
