/** Colours of the brand, the same in both schemes, as `#rrggbb`. */
export const brandColours = {
  /** Ground of prices and of the one action on an offer, nowhere else. */
  posterYellow: '#ffd23f',
  /** Figures on yellow, the header, and structure. */
  darkPlum: '#45133a',
  /** The second stripe of the awning, nowhere else: white text on it could not be read. */
  awningOrange: '#fb8f32',
  /** Only on the button that opens WhatsApp, once a screen. */
  whatsApp: '#087f5b',
  white: '#ffffff',
} as const;

/** Shades of plum from light to dark: Mantine's primary colour. */
export const plumShades = [
  '#fbf1f8',
  '#f3dfec',
  '#e6bfd9',
  '#d99bc4',
  '#cb76ae',
  '#b6559a',
  '#a03f86',
  '#842c6c',
  '#671f54',
  brandColours.darkPlum,
] as const;

/** Neutrals of the light scheme, warm like paper, from light to dark. */
export const lightNeutrals = [
  '#fffbf5',
  '#f9f1e6',
  '#efe5d9',
  '#e2d6ca',
  '#cdbfb6',
  '#a89a98',
  '#7b6c72',
  '#625159',
  '#42323c',
  '#2a1524',
] as const;

/** Aubergines of the dark scheme, from text to the deepest ground: the order of Mantine's dark colours. */
export const darkNeutrals = [
  '#f1e8ee',
  '#d2c3cd',
  '#b3a0ae',
  '#907c8b',
  '#5f4858',
  '#4a3444',
  '#362130',
  '#23121f',
  '#1a0c17',
  '#12070f',
] as const;

/** Colours by their role on a page. */
export interface Scheme {
  /** Ground of the page. */
  readonly canvas: string;
  /** Ground of cards, fields and menus. */
  readonly surface: string;
  readonly line: string;
  readonly text: string;
  readonly muted: string;
  /** Links, and the ground of main buttons. */
  readonly action: string;
  /** Words about a saving. */
  readonly discount: string;
  readonly success: string;
  readonly focus: string;
  /** Edge of a yellow button, which paper alone would not set apart. */
  readonly yellowEdge: string;
  /** Light of the drawn shop window. */
  readonly windowLight: string;
}

export const schemes: Readonly<Record<'light' | 'dark', Scheme>> = {
  light: {
    canvas: '#fff8ee',
    surface: brandColours.white,
    line: lightNeutrals[2],
    text: lightNeutrals[9],
    muted: lightNeutrals[7],
    action: plumShades[7],
    discount: '#a31621',
    success: '#05563d',
    focus: plumShades[6],
    yellowEdge: brandColours.darkPlum,
    windowLight: '#ffefc2',
  },
  dark: {
    canvas: darkNeutrals[7],
    surface: darkNeutrals[6],
    line: darkNeutrals[5],
    text: darkNeutrals[0],
    muted: darkNeutrals[1],
    action: plumShades[3],
    discount: '#ffa69b',
    success: '#38d9a9',
    focus: plumShades[3],
    yellowEdge: brandColours.posterYellow,
    windowLight: '#6a4a3a',
  },
};

/** Colours on paper: darker than on a screen, and no ground costs ink. */
export const paperScheme = {
  canvas: brandColours.white,
  surface: brandColours.white,
  line: '#cfc8cf',
  text: '#000000',
  muted: '#4a404a',
  action: '#000000',
  discount: '#7d0f19',
} as const;

/** Font families, as in CSS. */
export const fonts = {
  text: "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Helvetica Neue', Arial, sans-serif",
  /** Figures of prices and lines of posters. */
  poster: "'Sofia Sans Extra Condensed', 'Poster Fallback', sans-serif",
} as const;

/** Sizes of text in rem. */
export const fontSizes = {
  xs: 0.75,
  sm: 0.875,
  md: 1,
  lg: 1.125,
  xl: 1.375,
  h1: 1.75,
} as const;

/** Corners in pixels. */
export const radii = { xs: 4, sm: 6, md: 10, lg: 16, xl: 24 } as const;

/** Distances in rem. */
export const spaces = { xs: 0.625, sm: 0.75, md: 1, lg: 1.25, xl: 2 } as const;

/**
 * Widths in rem of the content on the pages of each layout; no page has its own. Fields end earlier, so that a line
 * stays readable.
 */
export const widths = { private: 60, account: 30, open: 68, field: 40 } as const;

/** Shadows of cards that lie on paper, and of what floats above them. */
export const shadows = {
  card: '0 1px 2px rgb(69 19 58 / 10%), 0 3px 10px rgb(69 19 58 / 6%)',
  float: '0 4px 12px rgb(69 19 58 / 14%), 0 12px 32px rgb(69 19 58 / 12%)',
} as const;

/** Durations in milliseconds. */
export const durations = { quick: 120 } as const;

/** Angle of the price tag in degrees. */
export const tagAngle = -2;

/** Height in rem of the figures of the price tag, by its size. */
export const tagFigures = { row: 1.5, card: 4, large: 5.5, poster: 7 } as const;
