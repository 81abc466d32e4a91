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

const radians = (degrees: number) => (degrees * Math.PI) / 180;

type Vector = readonly [number, number, number];

/** Turns a vector around an axis of length 1 (Rodrigues' formula). */
function turn(vector: Vector, axis: Vector, angle: number): Vector {
  const [x, y, z] = vector;
  const [a, b, c] = axis;
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const along = (a * x + b * y + c * z) * (1 - cos);
  return [
    x * cos + (b * z - c * y) * sin + a * along,
    y * cos + (c * x - a * z) * sin + b * along,
    z * cos + (a * y - b * x) * sin + c * along,
  ];
}

/** Focal length of a phone's main camera as a multiple of the picture's longer side, 65° wide. */
const focalLength = 0.78;

/** A linear function of a pixel: `x * pixelX + y * pixelY + fixed`. */
interface Linear {
  readonly x: number;
  readonly y: number;
  readonly fixed: number;
}

/**
 * A homography from pixels to the plane of the code: u is `right / depth`, v is `down / depth`. The centre of the code
 * is the origin, its side is 1. Pixels beyond the horizon of the plane have no positive depth.
 */
interface Plane {
  readonly right: Linear;
  readonly down: Linear;
  readonly depth: Linear;
}

export const valueAt = ({ x, y, fixed }: Linear, pixelX: number, pixelY: number) =>
  x * pixelX + y * pixelY + fixed;

/** Returns the plane of the code as a pinhole camera sees it. */
export function planeOf(shot: Shot): Plane {
  const { width, height, side } = shot;
  const focal = focalLength * Math.max(width, height);
  const distance = focal / side;
  const lean = radians(shot.tiltDirection);
  const axis: Vector = [Math.cos(lean), Math.sin(lean), 0];
  const inSpace = (vector: Vector) =>
    turn(turn(vector, [0, 0, 1], radians(shot.rotation)), axis, radians(shot.tilt));
  const normal = inSpace([0, 0, 1]);
  const centre: Vector = [(shot.x - width / 2) / side, (shot.y - height / 2) / side, distance];
  const dot = (one: Vector, other: Vector) =>
    one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
  /** The product of a vector with the ray of a pixel. */
  const alongRay = ([a, b, c]: Vector): Linear => ({
    x: a / focal,
    y: b / focal,
    fixed: c - (a * width + b * height) / 2 / focal,
  });
  const depth = alongRay(normal);
  const coordinate = (direction: Vector): Linear => {
    const { x, y, fixed } = alongRay(direction);
    const reach = dot(centre, normal);
    const offset = dot(centre, direction);
    return {
      x: reach * x - offset * depth.x,
      y: reach * y - offset * depth.y,
      fixed: reach * fixed - offset * depth.fixed,
    };
  };
  return { right: coordinate(inSpace([1, 0, 0])), down: coordinate(inSpace([0, 1, 0])), depth };
}
