import '@mantine/dates/styles.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '#contract/http/languages.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import classes from './day-calendar.module.css';

const calendars: Readonly<Record<Language, string>> = { pt: 'pt-br', en: 'en', es: 'es' };

interface DayCalendarProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** Days are `YYYY-MM-DD`. */
  readonly value: string | undefined;
  readonly onChange: (day: string) => void;
  readonly minDate: string;
  readonly maxDate: string;
}

/** A button that opens a calendar. Choosing a day, Escape and the browser's Back close it. */
export function DayCalendar({ label, value, onChange, minDate, maxDate }: DayCalendarProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, { toggle, close }] = useDisclosure();
  const closeToButton = () => {
    close();
    button.current?.focus();
  };
  useBackLayer(isOpen, closeToButton);
  const language = currentLanguage();
  const isWithin = value !== undefined && value >= minDate && value <= maxDate;
  return (
    <DatesProvider settings={{ locale: calendars[language], firstDayOfWeek: 0, weekendDays: [] }}>
      <Popover
        opened={isOpen}
        onDismiss={close}
        onClose={close}
        position="bottom-end"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon ref={button} variant="subtle" size={44} aria-label={label} onClick={toggle}>
            <IconCalendar size={20} aria-hidden="true" />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown>
          <DatePicker
            value={value ?? null}
            onChange={(day) => {
              if (day) onChange(day);
              closeToButton();
            }}
            defaultDate={isWithin ? value : minDate}
            minDate={minDate}
            maxDate={maxDate}
            highlightToday
            monthLabelFormat={(month) => monthTitle(month, language)}
            classNames={{ calendarHeaderLevel: classes['title'] ?? '' }}
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
          />
        </Popover.Dropdown>
      </Popover>
    </DatesProvider>
  );
}
