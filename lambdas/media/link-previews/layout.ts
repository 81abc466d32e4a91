import { brandColours, schemes } from '#contract/brand/tokens.ts';

export const { posterYellow, darkPlum, awningOrange, white } = brandColours;

/** The light scheme: messengers show a preview on grounds of either. */
export const scheme = schemes.light;

/** Sizes of a preview in pixels: the dark band with its awning, and the part of the picture below the band. */
export const size = { width: 1200, height: 630, band: 84, scallop: 20, picture: 500 } as const;

/** The part of a preview with text, in pixels. */
export interface Column {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly bottom: number;
}

/** The column beside a picture. */
export const besidePicture: Column = { left: 548, top: 132, width: 604, bottom: 600 };

/** The column of a preview without a picture. */
export const wholeWidth: Column = { left: 56, top: 136, width: 1088, bottom: 600 };
