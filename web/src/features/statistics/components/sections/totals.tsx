import { useTranslation } from 'react-i18next';
import { daysOf } from '#contract/statistics/period.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { isMoney, shownTotals } from '#web/lib/numbers/shown-totals.ts';
import { useNumberText } from '#web/lib/numbers/use-number-text.ts';
import { NumberTile, NumberTiles } from '#web/ui/numbers/number-tile.tsx';
import { changeOf } from '../../change-of.ts';

interface TotalsProps {
  readonly statistics: Statistics;
  readonly isOfOffer: boolean;
}

/** The totals of a period, each with its difference from the previous period of equal length. */
export function Totals({ statistics, isOfOffer }: TotalsProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  const { totals, comparedTo } = statistics;
  const count = daysOf(comparedTo);
  return (
    <NumberTiles>
      {shownTotals(totals, isOfOffer).map((name) => {
        const value = totals[name] ?? 0;
        const { kind, difference } = changeOf(value, comparedTo.totals[name] ?? 0);
        return (
          <NumberTile
            key={name}
            name={name}
            label={t(`statistics.totals.${name}`)}
            value={value}
            note={t(`statistics.change.${kind}`, {
              count,
              difference: textOf(difference, isMoney(name)),
            })}
          />
        );
      })}
    </NumberTiles>
  );
}
