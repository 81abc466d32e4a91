import { fractions } from './fractions.ts';
import { linear, radial, scatter } from './shapes.ts';

/** The colours of a room: its wall in light and in shade, its table, and lights out of focus behind. */
type Room = readonly [light: string, shade: string, table: string, front: string, lamp: string];

const rooms: readonly [Room, ...Room[]] = [
  ['#fbe6c8', '#c98f5a', '#a9714a', '#5d3820', '#fff3d6'],
  ['#d9efe9', '#6aa79c', '#c9b49a', '#7b6650', '#ffffff'],
  ['#f6d9dd', '#b8687e', '#e3cdbf', '#96705f', '#fff0f0'],
  ['#dfe6f6', '#7386b8', '#b79f8c', '#65503f', '#f6fbff'],
  ['#fdf0c4', '#d2a23c', '#8f623c', '#4a2d16', '#fffbe6'],
  ['#dcebcf', '#7d9f62', '#bd9c74', '#6f5233', '#fbfff2'],
];

/** A table before a softly lit wall with what stands on it, as an SVG of 1280 by 960 pixels. */
export function sceneOf(product: string, seed: number): string {
  const [light, shade, table, front, lamp] = rooms[seed % rooms.length] ?? rooms[0];
  const next = fractions(seed + 1);
  const fraction = () => next.next().value;
  const lamps = Array.from({ length: 14 }, () => {
    const place = [fraction() * 400, fraction() * 150, 0, 0.5 + fraction()] as const;
    return scatter('<circle r="22" fill="url(#lamp)"/>', [place]);
  });
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960" viewBox="0 0 400 300"><defs>',
    radial(
      'wall',
      [
        [0, light],
        [1, shade],
      ],
      0.3,
      0.15,
      0.95,
    ),
    linear('table', [
      [0, table],
      [1, front],
    ]),
    radial(
      'lamp',
      [
        [0, lamp, 0.5],
        [0.8, lamp, 0.28],
        [1, lamp, 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
    radial(
      'shadow',
      [
        [0, '#1c0d04', 0.55],
        [0.6, '#1c0d04', 0.3],
        [1, '#1c0d04', 0],
      ],
      0.5,
      0.5,
      0.5,
    ),
    radial(
      'vignette',
      [
        [0.55, '#000', 0],
        [1, '#000', 0.34],
      ],
      0.45,
      0.45,
      0.75,
    ),
    linear('ray', [
      [0, '#fff', 0.3],
      [1, '#fff', 0],
    ]),
    '</defs><rect width="400" height="300" fill="url(#wall)"/>',
    ...lamps,
    '<path d="M0 0h90L10 200H0zM130 0h70L100 200H40z" fill="url(#ray)"/>',
    '<rect y="200" width="400" height="100" fill="url(#table)"/><rect y="199" width="400" height="3" fill="#fff" opacity=".25"/>',
    product,
    '<rect width="400" height="300" fill="url(#vignette)"/></svg>',
  ].join('');
}
