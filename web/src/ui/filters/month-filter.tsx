import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { monthsUntil } from '#web/lib/period/period-choice.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';

interface MonthFilterProps extends Omit<NativeSelectProps, 'data' | 'value' | 'onChange'> {
  /** `YYYY-MM` */
  readonly value: string;
  readonly onChange: (month: string) => void;
  readonly today: string;
}

/** Chooses this month or one of the twelve before it; a link may add an older one. */
export function MonthFilter({ value, onChange, today, ...props }: MonthFilterProps) {
  const { t } = useTranslation();
  const months = [...new Set([...monthsUntil(today), value])];
  return (
    <NativeSelect
      {...(!props.label && { 'aria-label': t('calendar.chooseMonth') })}
      {...props}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={months.map((month) => ({
        value: month,
        label: monthTitle(`${month}-01`, currentLanguage()),
      }))}
    />
  );
}
