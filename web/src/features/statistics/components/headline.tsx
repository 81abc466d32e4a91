import { Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { DayPeriod } from '#contract/statistics/period.ts';
import type { Statistics } from '#contract/statistics/statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { monthInText } from '#web/lib/format/month-title.ts';
import { isApproximate, isMoney, useNumberText } from '#web/lib/numbers/shown-totals.ts';
import { type PeriodChoice, usePeriodText } from '#web/lib/period/period-choice.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { headlineOf } from '../funnel-steps.ts';
import { useChangeText } from '../use-change-text.ts';
import classes from './headline.module.css';

/** Returns a function that puts a period into a sentence: `em 7 dias`, `hoje`, `em novembro de 2026`. */
function usePeriodPhrase(): (choice: PeriodChoice, period: DayPeriod) => string {
  const { t } = useTranslation();
  return (choice, { from, to }) => {
    if (choice.kind === 'month') {
      return t('statistics.inPeriod.month', { month: monthInText(from, currentLanguage()) });
    }
    if (choice.kind !== 'days') return t(`statistics.inPeriod.${choice.kind}`);
    return from === to
      ? t('statistics.inPeriod.day', { day: formatDay(from) })
      : t('statistics.inPeriod.days', { from: formatDay(from), to: formatDay(to) });
  };
}

interface HeadlineProps {
  readonly statistics: Statistics;
  readonly choice: PeriodChoice;
}

/** The figure in front, such as `R$ 805,80 vendidos em 7 dias`, compared with the period before. */
export function Headline({ statistics, choice }: HeadlineProps) {
  const { t } = useTranslation();
  const textOf = useNumberText();
  const periodText = usePeriodText();
  const phraseOf = usePeriodPhrase();
  const changeText = useChangeText();
  const { totals, comparedTo } = statistics;
  const name = headlineOf(totals, comparedTo?.totals);
  const value = totals[name] ?? 0;
  const period = phraseOf(choice, statistics);
  return (
    <Paper component="section" p={cardPadding}>
      <p className={classes['sentence']}>
        <span className={classes['figure']}>{textOf(value, isMoney(name))}</span>{' '}
        {t(`statistics.headline.${name}`, { count: value, period })}
        {isApproximate(name) && ` (${t('statistics.approximate')})`}
      </p>
      <Text size="sm" c="dimmed" mt={4}>
        {comparedTo
          ? t('statistics.compared', {
              change: changeText(name, value, comparedTo.totals[name]),
              before: periodText(comparedTo),
            })
          : t('statistics.notCompared')}
      </Text>
    </Paper>
  );
}
