import { Button, Checkbox, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  alwaysOpen,
  type DayCode,
  type OpeningHours,
  standardHours,
} from '#contract/shops/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type DayDraft, hoursDraftOf, mistakeInDay } from '../../opening-hours-draft.ts';
import type { ShopValues } from '../../shop-values.ts';
import { DayHours } from './day-hours.tsx';

interface CopyHoursDialogProps {
  readonly from: DayCode;
  readonly onClose: () => void;
  readonly onCopy: (days: readonly DayCode[]) => void;
}

/** Asks for the days that get the hours of one day; workdays are preselected. */
function CopyHoursDialog({ from, onClose, onCopy }: CopyHoursDialogProps) {
  const { t } = useTranslation();
  const others = weekFromMonday.filter((day) => day !== from);
  const [days, setDays] = useState<string[]>(
    others.filter((day) => day !== 'SAT' && day !== 'SUN'),
  );
  return (
    <Dialog
      onClose={onClose}
      title={t('shops.hours.copyTitle', { day: t(`openingHours.days.${from}`) })}
    >
      <Checkbox.Group value={days} onChange={setDays} aria-label={t('shops.hours.copyTo')}>
        <Stack gap="sm">
          {others.map((day) => (
            <Checkbox key={day} value={day} size="md" label={t(`openingHours.days.${day}`)} />
          ))}
        </Stack>
      </Checkbox.Group>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('common.cancel')}
        </Button>
        <Button
          disabled={days.length === 0}
          onClick={() => {
            onCopy(others.filter((day) => days.includes(day)));
            onClose();
          }}
        >
          {t('shops.hours.copy')}
        </Button>
      </Group>
    </Dialog>
  );
}

/** The opening hours of a week; buttons fill in common weeks or copy a day to others. */
export function OpeningHoursEditor({ form }: { readonly form: UseFormReturnType<ShopValues> }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<DayCode>();
  const { hours } = form.values;

  const change = (days: readonly DayCode[], draft: DayDraft) => {
    const changed = days.map((day) => [day, draft] as const);
    form.setFieldValue('hours', { ...hours, ...Object.fromEntries(changed) });
    for (const day of days) form.clearFieldError(`hours.${day}`);
  };
  const startFrom = (defaults: OpeningHours) => {
    form.setFieldValue('hours', hoursDraftOf(defaults));
    form.setFieldValue('areHoursChecked', true);
    form.clearFieldError('areHoursChecked');
    for (const day of weekFromMonday) form.clearFieldError(`hours.${day}`);
  };
  const errorOf = (day: DayCode) => {
    const mistake = form.errors[`hours.${day}`] && mistakeInDay(hours[day]);
    return mistake ? t(`shops.hours.mistakes.${mistake}`) : undefined;
  };

  return (
    <>
      <Group gap="xs" mb="sm">
        <Button variant="default" onClick={() => startFrom(standardHours)}>
          {t('shops.hours.standard')}
        </Button>
        <Button variant="default" onClick={() => startFrom(alwaysOpen)}>
          {t('shops.hours.always')}
        </Button>
      </Group>
      <Stack gap={0}>
        {weekFromMonday.map((day) => (
          <DayHours
            key={day}
            day={day}
            draft={hours[day]}
            error={errorOf(day)}
            onChange={(draft) => change([day], draft)}
            onCopy={() => setCopied(day)}
          />
        ))}
      </Stack>
      {copied && (
        <CopyHoursDialog
          from={copied}
          onClose={() => setCopied(undefined)}
          onCopy={(days) => change(days, hours[copied])}
        />
      )}
    </>
  );
}
