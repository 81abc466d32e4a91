import type { OverlayOptions } from 'sharp';

type Point = readonly [x: number, y: number];

/** Straight pieces of a curve: enough for letters of 60 pixels. */
const piecesOfCurve = 8;

/** Returns the points of a curve after its start; control point and end are steps from it. */
function curve([x, y]: Point, [cx = 0, cy = 0, ex = 0, ey = 0]: readonly number[]): Point[] {
  return Array.from({ length: piecesOfCurve }, (_, piece) => {
    const t = (piece + 1) / piecesOfCurve;
    const along = (control: number, end: number) => 2 * (1 - t) * t * control + t * t * end;
    return [x + along(cx, ex), y + along(cy, ey)];
  });
}

interface Command {
  readonly size: number;
  /** Returns the points that the command adds after a point. */
  readonly draw: (from: Point, numbers: readonly number[]) => readonly Point[];
}

/** SVG's commands l, h, v and q, with the count of their numbers. */
const commands: Readonly<Record<string, Command>> = {
  l: { size: 2, draw: ([x, y], [dx = 0, dy = 0]) => [[x + dx, y + dy]] },
  h: { size: 1, draw: ([x, y], [dx = 0]) => [[x + dx, y]] },
  v: { size: 1, draw: ([x, y], [dy = 0]) => [[x, y + dy]] },
  q: { size: 4, draw: curve },
};

/** Returns the corners of each closed line of an outline in SVG's commands M, l, h, v and q. */
function linesOf(path: string, scale: number): Point[][] {
  const lines: Point[][] = [];
  for (const [, name = '', text = ''] of path.matchAll(/([Mlhvq])([^Mlhvq]*)/g)) {
    const numbers = (text.match(/-?\d*\.?\d+/g) ?? []).map((one) => +one * scale);
    const command = commands[name];
    if (!command) lines.push([[numbers[0] ?? 0, numbers[1] ?? 0]]);
    const line = lines.at(-1) ?? [];
    const { size = numbers.length } = command ?? {};
    for (let start = 0; start < numbers.length; start += size) {
      const from = line.at(-1) ?? [0, 0];
      line.push(...(command?.draw(from, numbers.slice(start, start + size)) ?? []));
    }
  }
  return lines;
}

/** Where a closed line crosses a height: downwards 1, upwards -1. */
interface Crossing {
  readonly x: number;
  readonly direction: 1 | -1;
}

function crossingsAt(y: number, lines: readonly (readonly Point[])[]): Crossing[] {
  const crossings = lines.flatMap((line) =>
    line.flatMap(([ax, ay], index): Crossing[] => {
      const [bx, by] = line[(index + 1) % line.length] as Point;
      if (ay <= y === by <= y) return [];
      return [{ x: ax + ((y - ay) / (by - ay)) * (bx - ax), direction: by > ay ? 1 : -1 }];
    }),
  );
  return crossings.sort((one, other) => one.x - other.x);
}

/** Rows of samples in a pixel. */
const samples = 4;

/** Adds the share of each pixel between two points of a row of samples. */
function addSpan(row: Float32Array, start: number, end: number): void {
  for (let x = Math.floor(start); x < end; x += 1) {
    row[x] = (row[x] ?? 0) + (Math.min(end, x + 1) - Math.max(start, x)) / samples;
  }
}

function coverageOfRow(y: number, width: number, lines: readonly (readonly Point[])[]) {
  const row = new Float32Array(width);
  for (let sample = 0.5; sample < samples; sample += 1) {
    let winding = 0;
    let start = 0;
    for (const { x, direction } of crossingsAt(y + sample / samples, lines)) {
      if (winding !== 0) addSpan(row, start, Math.min(x, width));
      winding += direction;
      start = Math.max(x, 0);
    }
  }
  return row;
}

/** Draws an outline in a colour of three channels, filled as SVG fills it (non-zero winding). */
export function drawOutline(
  { path, width: boxWidth, height: boxHeight }: { path: string; width: number; height: number },
  scale: number,
  [red, green, blue]: readonly [number, number, number],
): OverlayOptions {
  const [width, height] = [Math.ceil(boxWidth * scale), Math.ceil(boxHeight * scale)];
  const lines = linesOf(path, scale);
  const pixels = Array.from({ length: height }, (_, y) =>
    [...coverageOfRow(y, width, lines)].flatMap((share) => [
      red,
      green,
      blue,
      Math.round(Math.min(share, 1) * 255),
    ]),
  );
  return { input: Buffer.from(pixels.flat()), raw: { width, height, channels: 4 } };
}
