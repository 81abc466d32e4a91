import { useTranslation } from 'react-i18next';
import { completeDay, knownDay, readTypedDay } from '#web/lib/format/typed-day.ts';
import { maskDate } from './mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';
import '@mantine/dates/styles.layer.css';
import { ActionIcon, Popover } from '@mantine/core';
import { DatePicker, DatesProvider } from '@mantine/dates';
import 'dayjs/locale/es.js';
import 'dayjs/locale/pt-br.js';
import { useDisclosure } from '@mantine/hooks';
import { IconCalendar } from '@tabler/icons-react';
import { useRef } from 'react';
import type { Language } from '#contract/http/languages.ts';
import { monthTitle } from '#web/lib/format/month-title.ts';
import { currentLanguage } from '#web/platform/i18n/i18n.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import classes from './day-field.module.css';

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
function DayCalendar({ label, value, onChange, minDate, maxDate }: DayCalendarProps) {
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

interface DayFieldProps extends Omit<MaskedInputProps, 'value' | 'onChange' | 'label'> {
  readonly label: string;
  /** `YYYY-MM-DD`, or the typed text if it is not a day. */
  readonly value?: string | null;
  readonly onChange?: (value: string | null) => void;
  /** The first and last day of the calendar, `YYYY-MM-DD`; the API refuses other typed days. */
  readonly minDate: string;
  readonly maxDate: string;
}

/** A day, typed as dd/mm/yyyy or without its year, or chosen from a calendar. */
export function DayField({
  value = null,
  onChange = () => {},
  onBlur,
  onKeyDown,
  minDate,
  maxDate,
  ...props
}: DayFieldProps) {
  const { t } = useTranslation();
  const { label, disabled } = props;
  const complete = () => {
    const completed = value && completeDay(value, minDate);
    if (completed !== value) onChange(completed);
  };
  return (
    <MaskedInput
      mask={maskDate}
      inputMode="numeric"
      autoComplete="off"
      placeholder={t('calendar.placeholder')}
      value={value ?? ''}
      onChange={(typed) => onChange(typed === '' ? null : readTypedDay(typed))}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter sends the form without leaving the field.
        if (event.key === 'Enter') complete();
        onKeyDown?.(event);
      }}
      rightSection={
        !disabled && (
          <DayCalendar
            label={t('calendar.open', { field: label })}
            value={knownDay(value)}
            onChange={onChange}
            minDate={minDate}
            maxDate={maxDate}
          />
        )
      }
      rightSectionWidth={44}
      {...props}
    />
  );
}
