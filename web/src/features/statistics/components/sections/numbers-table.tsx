import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNumberText } from '#web/lib/numbers/shown-totals.ts';
import classes from '#web/ui/numbers/numbers-table.module.css';

export type Column = 'views' | 'claims' | 'redemptions' | 'refusals' | 'offerRevenue';

/** A row of a table: its name and its numbers. */
export type CountedRow = {
  readonly key: string;
  readonly name: ReactNode;
} & Partial<Readonly<Record<Column, number>>>;

interface NumbersTableProps {
  readonly caption: string;
  readonly rowTitle: string;
  readonly rows: readonly CountedRow[];
  /** The columns in display order. A column without any number is left out, such as money for validators. */
  readonly columns: readonly Column[];
  /** The column whose values are also shown as a line below each name, relative to the highest value. */
  readonly linesOf?: Column;
}

/** Numbers in rows, in a region that scrolls sideways. */
export function NumbersTable({ caption, rowTitle, rows, columns, linesOf }: NumbersTableProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  const shown = columns.filter((column) => rows.some((row) => row[column] !== undefined));
  const highest = linesOf ? Math.max(...rows.map((row) => row[linesOf] ?? 0)) : 0;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard.
    <section className={classes['scroller']} aria-label={caption} tabIndex={0}>
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {shown.map((column) => (
              <th key={column} scope="col" className={classes['number']}>
                {t(`statistics.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">
                {row.name}
                {linesOf && highest > 0 && (
                  <span
                    className={classes['line']}
                    style={{ width: `${(100 * (row[linesOf] ?? 0)) / highest}%` }}
                  />
                )}
              </th>
              {shown.map((column) => (
                <td key={column} className={classes['number']}>
                  {textOf(row[column] ?? 0, column === 'offerRevenue')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
