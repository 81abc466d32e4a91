/** A figure of a page and its goal. */
export interface Row {
  readonly page: string;
  readonly name: string;
  readonly value: number;
  /** The highest value allowed; a figure without a goal is only printed. */
  readonly goal?: number;
  /** Whether the goal is the lowest value allowed. */
  readonly isAtLeast?: boolean;
  /** The value of a page that does nothing, for comparison. */
  readonly hello?: number | undefined;
  readonly digits?: number;
  readonly unit?: string;
}

/** The result of a measurement; a fault has no figure. */
export interface Measured {
  readonly rows: readonly Row[];
  readonly notes?: readonly string[];
  readonly faults?: readonly string[];
}

/** Returns whether the value of a row, as shown, meets its goal. */
function isMet({ value, goal, isAtLeast, digits = 0 }: Row): boolean {
  const shown = Number(value.toFixed(digits));
  if (goal === undefined) return true;
  return isAtLeast ? shown >= goal : shown <= goal;
}

const textOf = (value: number | undefined, { digits = 0, unit = '' }: Row) =>
  value === undefined ? '' : `${value.toFixed(digits)} ${unit}`.trim();

const widths = [26, 36, 10, 10, 12];

const line = (cells: readonly string[]) =>
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd(),
  );

/** Prints the table of all figures and the notes. Returns the exit code: 1 if a goal is missed. */
export function report({ rows, notes = [], faults = [] }: Measured): number {
  line(['\npage', ' what', ' goal', ' measured', ' does nothing']);
  for (const row of rows) {
    const goal = row.goal === undefined ? '' : isMet(row) ? '✓' : '✗';
    const values = [row.goal, row.value, row.hello].map((value) => textOf(value, row));
    line([row.page, row.name, ...values, goal]);
  }
  for (const note of new Set(notes)) console.log(`  ${note}`);
  const missed = rows.filter((row) => !isMet(row)).map(({ page, name }) => `${page}: ${name}`);
  const all = [...missed, ...faults];
  console.log(all.length ? `\n${all.map((fault) => `✗ ${fault}`).join('\n')}` : '\n✓ all met');
  return all.length ? 1 : 0;
}
