import { useTranslation } from 'react-i18next';
import { completeDay, knownDay, readTypedDay } from '#web/lib/format/typed-day.ts';
import { DayCalendar } from './day-calendar.tsx';
import { maskDate } from './mask-date.ts';
import { MaskedInput, type MaskedInputProps } from './masked-input.tsx';

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
