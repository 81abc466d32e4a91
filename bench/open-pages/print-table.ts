import { categories, medianScores } from '../lighthouse/scores.ts';
import {
  blockingTime,
  firstPrice,
  isMet,
  largestPaint,
  layoutShift,
  type PageFigures,
  type Row,
} from './goals.ts';

const textOf = (value: number | undefined, { digits, unit }: Row) =>
  value === undefined ? '' : `${value.toFixed(digits)} ${unit}`.trim();

function line(cells: readonly string[], widths: readonly number[]): void {
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Prints the figures of each page, medians of its runs. */
export function printPages(figures: readonly PageFigures[]): void {
  const widths = [20, 16, 9, 9, 9, 7, 8, 8, 8];
  const heads = ['page', categories.map((name) => name.slice(0, 4)).join('/')];
  line([...heads, 'largest', 'price', 'blocking', 'shift', 'HTML', 'script', 'photos'], widths);
  for (const one of figures) {
    const { page, load, scores } = one;
    const found = medianScores(scores);
    const bytes = [load.html, load.script, load.photos].map((size) => (size / 1000).toFixed(1));
    const cells = [
      page.name,
      categories.map((name) => found[name]).join('/'),
      `${largestPaint(one).toFixed(2)} s`,
      `${firstPrice(one).toFixed(2)} s`,
      `${blockingTime(one).toFixed(0)} ms`,
      layoutShift(one).toFixed(3),
      ...bytes,
    ];
    line(cells, widths);
  }
}

/** Prints the table of the goals. Returns the rows that miss theirs. */
export function printRows(rows: readonly Row[]): readonly Row[] {
  const widths = [36, 10, 10, 12, 2];
  line(['', 'goal', 'measured', 'does nothing', '', 'page'], widths);
  for (const row of rows) {
    const cells = [textOf(row.goal, row), textOf(row.value, row), textOf(row.hello, row)];
    line([row.name, ...cells, isMet(row) ? '✓' : '✗', row.page ?? ''], widths);
  }
  return rows.filter((row) => !isMet(row));
}
