import type { Frame } from './frame.ts';

/** A picture with one byte for the brightness of each pixel. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array<ArrayBuffer>;
}

/** Returns the brightness of a frame (ITU-R BT.601, in 256 parts). */
export function greyOf({ width, height, data }: Frame): GreyPicture {
  const grey = new Uint8Array(width * height);
  for (let at = 0; at < grey.length; at += 1) {
    const from = 4 * at;
    const [red, green, blue] = [data[from] ?? 0, data[from + 1] ?? 0, data[from + 2] ?? 0];
    grey[at] = (77 * red + 150 * green + 29 * blue) >> 8;
  }
  return { width, height, data: grey };
}

/** Returns the picture with less noise: each pixel becomes the mean of 3 x 3, weighted 1, 2, 1 both ways. */
export function softened({ width, height, data }: GreyPicture): GreyPicture {
  const across = new Uint16Array(data.length);
  for (let at = 1; at < data.length - 1; at += 1) {
    across[at] = (data[at - 1] ?? 0) + 2 * (data[at] ?? 0) + (data[at + 1] ?? 0);
  }
  const soft = data.slice();
  for (let at = width + 1; at < data.length - width - 1; at += 1) {
    soft[at] = ((across[at - width] ?? 0) + 2 * (across[at] ?? 0) + (across[at + width] ?? 0)) >> 4;
  }
  return { width, height, data: soft };
}

/** How to turn (in degrees) and then to stretch a picture. A negative stretch mirrors it. */
export interface View {
  readonly turn: number;
  readonly across: number;
  readonly down: number;
}

/** Brightness outside the picture. */
const outside = 128;

/** Returns the whole picture in a view, with the mean of four pixels for each new one (bilinear). */
export function viewOf(
  { width, height, data }: GreyPicture,
  { turn, across, down }: View,
): GreyPicture {
  const cos = Math.cos((turn * Math.PI) / 180);
  const sin = Math.sin((turn * Math.PI) / 180);
  const turnedWidth = width * Math.abs(cos) + height * Math.abs(sin);
  const turnedHeight = width * Math.abs(sin) + height * Math.abs(cos);
  const newWidth = Math.ceil(turnedWidth * Math.abs(across));
  const newHeight = Math.ceil(turnedHeight * Math.abs(down));
  const seen = new Uint8Array(newWidth * newHeight).fill(outside);
  const [stepX, stepY] = [cos / across, -sin / across];
  for (let row = 0; row < newHeight; row += 1) {
    const right = (0.5 - newWidth / 2) / across;
    const under = (row + 0.5 - newHeight / 2) / down;
    let x = right * cos + under * sin + width / 2 - 0.5;
    let y = under * cos - right * sin + height / 2 - 0.5;
    for (let to = row * newWidth; to < (row + 1) * newWidth; to += 1, x += stepX, y += stepY) {
      if (x < 0 || y < 0 || x >= width - 1 || y >= height - 1) continue;
      const [left, top] = [x | 0, y | 0];
      const from = top * width + left;
      const [one, two] = [data[from] ?? 0, data[from + 1] ?? 0];
      const [three, four] = [data[from + width] ?? 0, data[from + width + 1] ?? 0];
      const upper = one + (two - one) * (x - left);
      const lower = three + (four - three) * (x - left);
      seen[to] = upper + (lower - upper) * (y - top);
    }
  }
  return { width: newWidth, height: newHeight, data: seen };
}
