import { Button, Checkbox, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCode } from '#contract/shops/opening-hours.ts';
import { weekFromMonday } from '#web/lib/format/days.ts';
import { Dialog } from '#web/ui/dialog.tsx';

interface CopyHoursDialogProps {
  readonly from: DayCode;
  readonly onClose: () => void;
  readonly onCopy: (days: readonly DayCode[]) => void;
}

/** Asks for the days that get the hours of one day; workdays are preselected. */
export function CopyHoursDialog({ from, onClose, onCopy }: CopyHoursDialogProps) {
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
