import '@mantine/dates/styles.layer.css';
import { DatePickerInput, type DatePickerInputProps, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import { useTranslation } from 'react-i18next';
import type { Language } from '#web/lib/i18n/languages.ts';
import { currentLanguage } from '#web/lib/i18n/start-i18n.ts';

const calendars: Readonly<Record<Language, string>> = { pt: 'pt-br', en: 'en', es: 'es' };

/** A day, chosen from a calendar and shown as dd/MM/yyyy. */
export function DayField(props: Omit<DatePickerInputProps<'default'>, 'ref'>) {
  const { t } = useTranslation();
  return (
    <DatesProvider
      settings={{ locale: calendars[currentLanguage()], firstDayOfWeek: 0, weekendDays: [] }}
    >
      <DatePickerInput
        valueFormat="DD/MM/YYYY"
        placeholder={t('offers.form.dayPlaceholder')}
        highlightToday
        popoverProps={{ withRoles: false }}
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
