import { type Drawing, lit, plate, scatter, shadow } from '../shapes.ts';

const tapioca: Drawing = () =>
  [
    plate(200, 232, 146),
    `<defs>${lit('fold', '#ffffff', '#f6efe1', '#cdbf9f')}${lit('filling', '#ffdf87', '#e8a93a', '#a4661a')}</defs>`,
    '<path d="M92 222c10-78 206-78 216 0-30 18-186 18-216 0z" fill="url(#filling)"/>',
    scatter('<rect x="-13" y="-9" width="26" height="18" rx="4" fill="#fff4cf" opacity=".92"/>', [
      [130, 196, -24],
      [164, 178, 10],
      [200, 172, -8],
      [238, 180, 18],
      [270, 198, 34],
    ]),
    '<path d="M88 232c12-66 212-66 224 0-8 18-216 18-224 0z" fill="url(#fold)"/>',
    scatter('<circle r="3.2" fill="#d6c6a3" opacity=".6"/>', [
      [130, 222],
      [158, 206],
      [190, 222],
      [214, 202],
      [246, 220],
      [274, 226],
      [178, 232],
    ]),
    scatter('<path d="M0 0c8-12 22-12 28-4-8 10-18 12-28 4z" fill="#4c8a3a"/>', [
      [292, 238, -20],
      [300, 244, 20],
    ]),
  ].join('');

const pizza: Drawing = () =>
  [
    shadow(204, 232, 178, 66),
    `<defs>${lit('dough', '#f6c679', '#d58a35', '#8a4a12')}${lit('cheese', '#fff0b0', '#f5c450', '#d98a22')}${lit('tomato', '#ff8a6a', '#d6361f', '#8d140d')}</defs>`,
    '<ellipse cx="200" cy="208" rx="168" ry="78" fill="url(#dough)"/><ellipse cx="200" cy="204" rx="146" ry="65" fill="#b5301c"/><ellipse cx="200" cy="203" rx="141" ry="62" fill="url(#cheese)"/>',
    scatter(
      '<ellipse rx="24" ry="13" fill="url(#tomato)"/><ellipse rx="15" ry="8" fill="#ffb199" opacity=".5"/>',
      [
        [140, 186, -8],
        [206, 168],
        [268, 190, 10],
        [122, 220, 6],
        [186, 218, -6],
        [244, 232, 4],
        [296, 218, 12],
      ],
    ),
    scatter('<ellipse rx="17" ry="9" fill="#fffaf0" opacity=".92"/>', [
      [170, 192],
      [236, 200],
      [218, 246],
      [150, 242],
      [92, 202],
    ]),
    scatter(
      '<path d="M-18 0c8-14 28-14 36 0-10 12-28 12-36 0zM-16 0h32" fill="#3f8f3a" stroke="#2a6b28" stroke-width="1.5"/>',
      [
        [164, 164, 20],
        [240, 178, -30],
        [200, 236, 14],
        [276, 244, -14],
        [108, 238, 40],
      ],
    ),
  ].join('');

export const flatDishes = { tapioca, pizza } satisfies Record<string, Drawing>;
