import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Report, ReportType, reportColumns } from '#contract/statistics/reports.ts';
import table from '#web/ui/numbers/numbers-table.module.css';
import hidden from '#web/ui/visually-hidden.module.css';
import { useCellText } from '../report-texts.ts';
import classes from './report-table.module.css';

type Columns = typeof reportColumns;
type ColumnKey = { [Type in ReportType]: keyof Columns[Type] }[ReportType];

/** Returns a function that gives the title of a report's column, the same as in the file. */
function useColumnTitle(): (key: string) => string {
  const { t } = useTranslation();
  // A test compares these texts with the texts of the file.
  return (key) => t(`reports.columns.${key as ColumnKey}`);
}

/** Rows that a phone shows at first, and adds at each tap: a row there is a block of up to ten lines. */
const rowsOfStep = 20;

/** Returns how many rows a phone shows, a function that adds some, and the ref of the first added row, which gets the focus. */
function useRowsOfPhone() {
  const [shown, setShown] = useState(rowsOfStep);
  const added = useRef<HTMLTableCellElement>(null);
  useEffect(() => {
    // The button moves down or is gone; the page stays where it is.
    if (shown > rowsOfStep) added.current?.focus({ preventScroll: true });
  }, [shown]);
  return { shown, showMore: () => setShown(shown + rowsOfStep), added };
}

interface ReportTableProps extends Pick<Report, 'columns' | 'rows'> {
  readonly caption: string;
}

/**
 * Rows of a report. On phones, each row is a block of labels and values, the money first; elsewhere, they are a table in
 * a region that scrolls sideways, whose first column stays in view. A phone shows the rows step by step; paper has all.
 */
export function ReportTable({ caption, columns, rows }: ReportTableProps) {
  const { t } = useTranslation();
  const titleOf = useColumnTitle();
  const textOf = useCellText();
  const [first, ...others] = columns.map((column, index) => ({
    ...column,
    index,
    look: column.kind === 'count' || column.kind === 'money' ? table['number'] : undefined,
  }));
  const { shown, showMore, added } = useRowsOfPhone();
  if (!first) return null;
  return (
    <>
      <section
        className={`${table['scroller']} ${classes['root']}`}
        aria-label={t('reports.rows.title')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by the keyboard.
        tabIndex={0}
      >
        <table className={table['table']}>
          <caption className={hidden['root']}>{caption}</caption>
          <thead>
            <tr>
              {[first, ...others].map(({ key, look }) => (
                <th key={key} scope="col" className={look}>
                  {titleOf(key)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows have no ids, and never change places.
              <tr key={number} data-rest={number < shown ? undefined : ''}>
                <th
                  scope="row"
                  {...(number === shown - rowsOfStep && { ref: added, tabIndex: -1 })}
                >
                  {textOf(row[first.index] ?? null, first)}
                </th>
                {others.map((column) => (
                  <td
                    key={column.key}
                    className={column.look}
                    data-label={titleOf(column.key)}
                    data-kind={column.kind}
                  >
                    {textOf(row[column.index] ?? null, column)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown < rows.length && (
        <div className={classes['more']}>
          <Button variant="default" onClick={showMore}>
            {t('common.loadMore')}
          </Button>
        </div>
      )}
    </>
  );
}
