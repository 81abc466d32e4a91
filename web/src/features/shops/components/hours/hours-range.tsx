import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { maskTime } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import { completeTime, type DayDraft } from '../../opening-hours-draft.ts';
import classes from './day-hours.module.css';

/** A time in 24-hour format, regardless of the device's format. */
function TimeInput(props: MaskedInputProps) {
  return <MaskedInput mask={maskTime} inputMode="numeric" placeholder="00:00" {...props} />;
}

type Range = DayDraft['ranges'][number];

interface HoursRangeProps {
  readonly dayName: string;
  readonly range: Range;
  /** Name of the form's field, so that an error can focus it. */
  readonly path: string | undefined;
  /** Id of the day's error message, if any. */
  readonly errorId: string | undefined;
  readonly onChange: (range: Range) => void;
  /** Undefined for the only range of a day. */
  readonly onRemove: (() => void) | undefined;
}

/** The start and end of an opening range. */
export function HoursRange({
  dayName,
  range: { from, to },
  path,
  errorId,
  onChange,
  onRemove,
}: HoursRangeProps) {
  const { t } = useTranslation();
  // A change clears the error of the day; leaving a field without a change must not.
  const complete = (range: Range) => {
    if (range.from !== from || range.to !== to) onChange(range);
  };
  const shared = {
    className: classes['time'] ?? '',
    error: errorId !== undefined,
    ...(errorId && { 'aria-describedby': errorId }),
  };
  return (
    <div className={classes['range']}>
      <TimeInput
        aria-label={t('shops.hours.opensAt', { day: dayName })}
        value={from}
        {...shared}
        {...(path && { 'data-path': path })}
        onChange={(value) => onChange({ from: value, to })}
        onBlur={() => complete({ from: completeTime(from), to })}
      />
      <span aria-hidden="true">–</span>
      <TimeInput
        aria-label={t('shops.hours.closesAt', { day: dayName })}
        value={to}
        {...shared}
        onChange={(value) => onChange({ from, to: value })}
        onBlur={() => complete({ from, to: completeTime(to) })}
      />
      {onRemove && (
        <ActionIcon
          variant="subtle"
          size={44}
          aria-label={t('shops.hours.removeRange', { day: dayName })}
          onClick={onRemove}
        >
          <IconX size={18} aria-hidden="true" />
        </ActionIcon>
      )}
    </div>
  );
}
