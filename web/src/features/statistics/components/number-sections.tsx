import { Button, Stack } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mostRows } from '#contract/statistics/statistics.ts';
import { type Bar, highestBar } from '#web/lib/numbers/bars.ts';
import { useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { BarsFigure } from '#web/ui/numbers/bars-figure.tsx';
import classes from '#web/ui/numbers/numbers-table.module.css';
import { Fold, type FoldState } from '#web/ui/page/fold.tsx';

type Column = 'views' | 'claims' | 'redemptions' | 'refusals' | 'offerRevenue';

/** A row of a table: its name and its numbers. */
type CountedRow = {
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

/** Numbers in rows, in a region that scrolls. On phones, the name of a row is above its numbers. */
function NumbersTable({ caption, rowTitle, rows, columns, linesOf }: NumbersTableProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  const shown = columns.filter((column) => rows.some((row) => row[column] !== undefined));
  const highest = linesOf ? Math.max(...rows.map((row) => row[linesOf] ?? 0)) : 0;
  return (
    <section
      className={`${classes['scroller']} ${shown.length > 2 ? classes['named'] : ''}`}
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard.
      tabIndex={0}
    >
      <table className={classes['table']}>
        <thead>
          <tr>
            <th scope="col">{rowTitle}</th>
            {shown.map((column) => (
              <th
                key={column}
                scope="col"
                className={classes['number']}
                data-money={column === 'offerRevenue' || undefined}
              >
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
                <td
                  key={column}
                  className={classes['number']}
                  data-money={column === 'offerRevenue' || undefined}
                >
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

interface SectionProps {
  readonly title: string;
  readonly fold: FoldState;
  readonly rowTitle: string;
  readonly rows: readonly CountedRow[];
  readonly columns: readonly Column[];
}

interface BarsSectionProps extends SectionProps {
  readonly bars: readonly Bar[];
  /** Returns the label below a bar, by its key. */
  readonly labelOf: (key: string) => string;
  /** Returns the full name of a bar, by its key. */
  readonly nameOf: (key: string) => string;
}

/** Claims and redemptions as bars or, by choice and without any of them, as a table. */
export function BarsSection({ title, fold, bars, labelOf, nameOf, ...table }: BarsSectionProps) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  const highest = highestBar(bars);
  const Icon = isTable ? IconChartBar : IconTable;
  const busiest =
    highest &&
    t('statistics.highest', {
      name: nameOf(highest.key),
      claims: t('statistics.count.claims', { count: highest.claims }),
      redemptions: t('statistics.count.redemptions', { count: highest.redemptions }),
    });
  return (
    <Fold title={title} hint={busiest} {...fold}>
      <Stack gap="md">
        {highest && (
          <Button
            variant="default"
            onClick={() => setIsTable(!isTable)}
            aria-label={t(isTable ? 'statistics.asBarsNamed' : 'statistics.asTableNamed', {
              title,
            })}
            leftSection={<Icon size={18} aria-hidden="true" />}
            style={{ alignSelf: 'start' }}
          >
            {t(isTable ? 'statistics.asBars' : 'statistics.asTable')}
          </Button>
        )}
        {isTable || !highest ? (
          <NumbersTable caption={title} {...table} />
        ) : (
          <div>
            <BarsFigure
              title={title}
              names={{
                claims: t('statistics.totals.claims'),
                redemptions: t('statistics.totals.redemptions'),
              }}
              bars={bars.map(({ key, claims, redemptions }) => ({
                label: labelOf(key),
                claims,
                redemptions,
              }))}
            />
          </div>
        )}
      </Stack>
    </Fold>
  );
}

export interface RankingSectionProps extends SectionProps {
  /** The column that the rows are compared by. */
  readonly by: Column;
}

/** The rows with the highest numbers, as a table with lines. */
export function RankingSection({ title, fold, rows, by, ...table }: RankingSectionProps) {
  const { t } = useTranslation();
  return (
    <Fold
      title={title}
      hint={rows.length >= mostRows && t('statistics.mostRows', { count: mostRows })}
      {...fold}
    >
      <NumbersTable caption={title} rows={rows} linesOf={by} {...table} />
    </Fold>
  );
}
