import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import { useDisclosure } from '@mantine/hooks';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#web/lib/i18n/languages.ts';
import { currentLanguage } from '#web/lib/i18n/start-i18n.ts';
import { useBackLayer } from '#web/lib/navigation/back-layers.ts';

const calendars: Readonly<Record<Language, string>> = { pt: 'pt-br', en: 'en', es: 'es' };

/** A day, chosen from a calendar and shown as dd/MM/yyyy. The browser's Back closes the calendar. */
export function DayField(props: Omit<DatePickerInputProps<'default'>, 'ref'>) {
  const { t } = useTranslation();
  const field = useRef<HTMLButtonElement>(null);
  const [isOpen, { open, close }] = useDisclosure();
  useBackLayer(isOpen, () => {
    // The calendar can only be opened and closed from outside by a click on its field.
    field.current?.click();
    field.current?.focus();
  });
  return (
    <DatesProvider
      settings={{ locale: calendars[currentLanguage()], firstDayOfWeek: 0, weekendDays: [] }}
    >
      <DatePickerInput
        valueFormat="DD/MM/YYYY"
        placeholder={t('offers.form.dayPlaceholder')}
        highlightToday
        ref={field}
        popoverProps={{ withRoles: false, onOpen: open, onClose: close }}
        ariaLabels={{
          previousMonth: t('calendar.previousMonth'),
          nextMonth: t('calendar.nextMonth'),
          previousYear: t('calendar.previousYear'),
          nextYear: t('calendar.nextYear'),
          previousDecade: t('calendar.previousDecade'),
          nextDecade: t('calendar.nextDecade'),
          monthLevelControl: t('calendar.chooseMonth'),
          yearLevelControl: t('calendar.chooseYear'),
        }}
        {...props}
      />
    </DatesProvider>
  );
}
