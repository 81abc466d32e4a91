import { Button, Group, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import {
  alwaysOpen,
  type DayCode,
  type OpeningHours,
  standardHours,
} from '#contract/brazil/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';
import { type DayDraft, hoursDraftOf } from '../opening-hours-draft.ts';
import type { ShopValues } from '../shop-values.ts';
import { DayHours } from './day-hours.tsx';
import { FormPart } from './form-part.tsx';

/** The opening hours of a week; two buttons fill in common weeks. */
export function OpeningHoursEditor({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  const { hours } = form.values;

  const startFrom = (defaults: OpeningHours) => {
    form.setFieldValue('hours', hoursDraftOf(defaults));
    for (const day of weekFromMonday) form.clearFieldError(`hours.${day}`);
  };
  const change = (day: DayCode, draft: DayDraft) => {
    form.setFieldValue('hours', { ...hours, [day]: draft });
    form.clearFieldError(`hours.${day}`);
  };
  const copyToWorkdays = (draft: DayDraft) => {
    const copies = weekFromMonday.slice(0, 5).map((day) => [day, draft] as const);
    form.setFieldValue('hours', { ...hours, ...Object.fromEntries(copies) });
  };

  return (
    <FormPart title={t('shops.form.hours')}>
      <Text size="sm" c="dimmed" mb="sm">
        {t('shops.form.hoursHint')}
      </Text>
      <Group gap="xs" mb="md">
        <Button size="xs" variant="default" onClick={() => startFrom(standardHours)}>
          {t('shops.form.standardHours')}
        </Button>
        <Button size="xs" variant="default" onClick={() => startFrom(alwaysOpen)}>
          {t('shops.form.alwaysOpen')}
        </Button>
      </Group>
      <Stack gap={0}>
        {weekFromMonday.map((day) => (
          <DayHours
            key={day}
            day={day}
            draft={hours[day]}
            error={form.errors[`hours.${day}`]}
            onChange={(draft) => change(day, draft)}
            {...(day === 'MON' && { onCopy: () => copyToWorkdays(hours.MON) })}
          />
        ))}
      </Stack>
    </FormPart>
  );
}
