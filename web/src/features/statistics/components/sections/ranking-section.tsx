import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { mostRows } from '#contract/statistics/statistics.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { type Column, type CountedRow, NumbersTable } from './numbers-table.tsx';

interface RankingSectionProps {
  readonly title: string;
  readonly rowTitle: string;
  readonly rows: readonly CountedRow[];
  readonly columns: readonly Column[];
  /** The column that the rows are compared by. */
  readonly by: Column;
  readonly empty: string;
}

/** The rows with the highest numbers, as a table with lines. */
export function RankingSection({ title, rows, by, empty, ...table }: RankingSectionProps) {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={title}
      hint={rows.length >= mostRows && t('statistics.mostRows', { count: mostRows })}
    >
      {rows.length === 0 ? (
        <Text c="dimmed">{empty}</Text>
      ) : (
        <NumbersTable caption={title} rows={rows} linesOf={by} {...table} />
      )}
    </SectionCard>
  );
}
