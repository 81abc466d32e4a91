import type { GreyPicture } from './grey-picture.ts';

/** Side (px) of the cells whose brightness is measured: several modules of a code in view. */
const cell = 32;

/** Wanted deviation of the brightness in every part of the picture, and the least one to amplify. */
const wanted = 80;
const least = 8;

/** For each cell, the mean brightness around it, and the factor that its deviation needs. */
interface Cells {
  readonly columns: number;
  readonly rows: number;
  readonly means: Float32Array;
  readonly factors: Float32Array;
}

/** Adds up brightness, its square and the number of pixels for each cell. */
function sumCells({ width, height, data }: GreyPicture, columns: number, rows: number) {
  const sums = new Float64Array(columns * rows);
  const squares = new Float64Array(columns * rows);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < height; y += 1) {
    const start = Math.floor(y / cell) * columns;
    for (let x = 0; x < width; x += 1) {
      const at = start + ((x / cell) | 0);
      const value = data[y * width + x] ?? 0;
      sums[at] = (sums[at] ?? 0) + value;
      squares[at] = (squares[at] ?? 0) + value * value;
      counts[at] = (counts[at] ?? 0) + 1;
    }
  }
  return { sums, squares, counts };
}

/** Measures each cell together with its neighbours. */
function measureCells(picture: GreyPicture): Cells {
  // One more than needed for small pictures, so that each cell has a next one.
  const columns = Math.max(2, Math.ceil(picture.width / cell));
  const rows = Math.max(2, Math.ceil(picture.height / cell));
  const { sums, squares, counts } = sumCells(picture, columns, rows);
  const means = new Float32Array(columns * rows);
  const factors = new Float32Array(columns * rows);
  for (let at = 0; at < means.length; at += 1) {
    let [sum, square, count] = [0, 0, 0];
    for (const row of [-1, 0, 1]) {
      for (const column of [-1, 0, 1]) {
        const near = (at % columns) + column;
        if (near < 0 || near >= columns) continue;
        const from = at + row * columns + column;
        sum += sums[from] ?? 0;
        square += squares[from] ?? 0;
        count += counts[from] ?? 0;
      }
    }
    const mean = sum / Math.max(1, count);
    const deviation = Math.sqrt(Math.max(0, square / Math.max(1, count) - mean ** 2));
    means[at] = mean;
    factors[at] = wanted / Math.max(least, deviation);
  }
  return { columns, rows, means, factors };
}

/** Returns the values of the cells at a row of pixels, between the two nearest rows of cells. */
function valuesAtRow(values: Float32Array, y: number, { columns, rows }: Cells): Float32Array {
  const down = Math.min(rows - 1, Math.max(0, (y + 0.5) / cell - 0.5));
  const row = Math.min(rows - 2, Math.floor(down));
  const lower = down - row;
  return Float32Array.from({ length: columns }, (_, column) => {
    const from = row * columns + column;
    return (1 - lower) * (values[from] ?? 0) + lower * (values[from + columns] ?? 0);
  });
}

/** Returns the picture with the same contrast everywhere: a dark or pale code becomes black on white. */
export function evenContrast(picture: GreyPicture): GreyPicture {
  const { width, height, data } = picture;
  const cells = measureCells(picture);
  const even = new Uint8ClampedArray(width * height);
  for (let y = 0; y < height; y += 1) {
    const means = valuesAtRow(cells.means, y, cells);
    const factors = valuesAtRow(cells.factors, y, cells);
    for (let x = 0; x < width; x += 1) {
      const right = Math.min(cells.columns - 1, Math.max(0, (x + 0.5) / cell - 0.5));
      const column = Math.min(cells.columns - 2, right | 0);
      const later = right - column;
      const mean = (1 - later) * (means[column] ?? 0) + later * (means[column + 1] ?? 0);
      const factor = (1 - later) * (factors[column] ?? 0) + later * (factors[column + 1] ?? 0);
      even[y * width + x] = 128 + ((data[y * width + x] ?? 0) - mean) * factor;
    }
  }
  return { width, height, data: new Uint8Array(even.buffer) };
}
