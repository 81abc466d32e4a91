/** The conditions of a picture of a code. Lengths are in pixels of the picture, angles in degrees. */
export interface Shot {
  readonly width: number;
  readonly height: number;
  /** Side of the code without its white edge, before the tilt. */
  readonly side: number;
  /** Position of the code's centre in the picture. */
  readonly x: number;
  readonly y: number;
  readonly rotation: number;
  readonly tilt: number;
  /** Direction of the tilt. */
  readonly tiltDirection: number;
  /** Standard deviation of the blur. */
  readonly blur: number;
  /** Standard deviation of the noise, of 255 steps. */
  readonly noise: number;
  /** Brightness of the white modules, of 255. */
  readonly white: number;
  /** Difference of white and black modules, as a share of the white ones. */
  readonly contrast: number;
  /** Light that is left on the far side of the picture, and the direction where the light comes from. */
  readonly leftLight: number;
  readonly lightDirection: number;
  /** Seed of the background and the noise. */
  readonly seed: number;
}
