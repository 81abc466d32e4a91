/** Draws a product into a scene of 400 by 300, standing on a table whose front half begins at 200. */
export type Drawing = () => string;

/** A colour at a place of a gradient from 0 to 1, with its opacity. */
type Stop = readonly [place: number, color: string, opacity?: number];

const stops = (all: readonly Stop[]) =>
  all
    .map(([at, color, opacity = 1]) => {
      return `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`;
    })
    .join('');

/** A gradient from top to bottom, or from left to right. */
export const linear = (id: string, all: readonly Stop[], across = false): string =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${stops(all)}</linearGradient>`;

/** A gradient from a point outwards; the point is a fraction of the shape's width and height. */
export const radial = (id: string, all: readonly Stop[], x = 0.5, y = 0.5, radius = 0.6): string =>
  `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${radius}">${stops(all)}</radialGradient>`;

/** A shape that is lit from the upper left: of a colour with a lighter and a darker one around it. */
export const lit = (id: string, light: string, middle: string, dark: string): string =>
  radial(
    id,
    [
      [0, light],
      [0.5, middle],
      [1, dark],
    ],
    0.35,
    0.25,
    0.85,
  );

/** A soft shadow on the table; the scene defines its gradient. */
export const shadow = (x: number, y: number, width: number, height = width / 6): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${height}" fill="url(#shadow)"/>`;

/** The same shape at several places: each is an offset, a turn in degrees and a scale. */
export const scatter = (
  shape: string,
  places: readonly (readonly [x: number, y: number, turn?: number, scale?: number])[],
): string =>
  places
    .map(
      ([x, y, turn = 0, scale = 1]) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${shape}</g>`,
    )
    .join('');

/** Steam that rises from a point. */
export const steam = (x: number, y: number): string =>
  scatter(
    '<path d="M0 0c-9-14 9-24 0-40s6-20 2-30" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".35"/>',
    [
      [x - 18, y],
      [x, y - 6, 0, 1.15],
      [x + 18, y],
    ],
  );

/** A round plate or dish, seen from a little above. */
export const plate = (x: number, y: number, radius: number, id = 'plate'): string =>
  [
    `<defs>${lit(id, '#ffffff', '#f1ece4', '#c9c0b2')}</defs>`,
    shadow(x + 8, y + radius * 0.24, radius * 1.12, radius * 0.36),
    `<ellipse cx="${x}" cy="${y}" rx="${radius}" ry="${radius * 0.36}" fill="url(#${id})"/>`,
    `<ellipse cx="${x}" cy="${y - 2}" rx="${radius * 0.74}" ry="${radius * 0.25}" fill="#fff" opacity=".55"/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${radius * 0.75}" ry="${radius * 0.26}" fill="none" stroke="#b9ad9a" stroke-width="1" opacity=".5"/>`,
  ].join('');
