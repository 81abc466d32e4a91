import { Button } from '@mantine/core';
import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Bar, highestBar } from '#web/lib/numbers/bars.ts';
import { BarsFigure } from '#web/ui/numbers/bars-figure.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { type Column, type CountedRow, NumbersTable } from './numbers-table.tsx';

/** Height of the bars in pixels. */
const height = 220;

interface BarsSectionProps {
  readonly title: string;
  readonly rowTitle: string;
  readonly bars: readonly Bar[];
  /** Returns the label below a bar, by its key. */
  readonly labelOf: (key: string) => string;
  /** Returns the full name of a bar, by its key. */
  readonly nameOf: (key: string) => string;
  /** The numbers as a table, with further columns. */
  readonly rows: readonly CountedRow[];
  readonly columns: readonly Column[];
}

/** Claims and redemptions as bars or, by choice or if the code of the bars does not load, as a table. */
export function BarsSection({
  title,
  rowTitle,
  bars,
  labelOf,
  nameOf,
  rows,
  columns,
}: BarsSectionProps) {
  const { t } = useTranslation();
  const [isTable, setIsTable] = useState(false);
  const highest = highestBar(bars);
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <SectionCard
      title={title}
      hint={
        highest
          ? t('statistics.highest', { name: nameOf(highest.key), ...highest })
          : t('statistics.noVouchers')
      }
      action={
        <Button
          variant="default"
          onClick={() => setIsTable(!isTable)}
          aria-label={t(isTable ? 'statistics.asBarsNamed' : 'statistics.asTableNamed', { title })}
          leftSection={<Icon size={18} aria-hidden="true" />}
        >
          {t(isTable ? 'statistics.asBars' : 'statistics.asTable')}
        </Button>
      }
    >
      {isTable ? (
        <NumbersTable caption={title} rowTitle={rowTitle} rows={rows} columns={columns} />
      ) : (
        highest && (
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
            height={height}
            onLoadFailure={() => setIsTable(true)}
          />
        )
      )}
    </SectionCard>
  );
}
