import { ActionIcon, Button, Input, NativeSelect, Text } from '@mantine/core';
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { DayCode } from '#contract/shops/opening-hours.ts';
import { maskTime } from '#web/ui/inputs/mask-digits.ts';
import { MaskedInput, type MaskedInputProps } from '#web/ui/inputs/masked-input.tsx';
import {
  completeTime,
  type DayDraft,
  endsNextDay,
  maxRanges,
  minutesOf,
} from '../../opening-hours-draft.ts';
import { useTimeText } from '../../use-shop-texts.ts';
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
function HoursRange({
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

interface DayHoursProps {
  readonly day: DayCode;
  readonly draft: DayDraft;
  readonly error: string | undefined;
  readonly onChange: (draft: DayDraft) => void;
  readonly onCopy: () => void;
}

/** The opening hours of one day: closed, open 24 hours, or ranges. */
export function DayHours({ day, draft, error, onChange, onCopy }: DayHoursProps) {
  const { t } = useTranslation();
  const timeText = useTimeText();
  const errorId = useId();
  const name = t(`openingHours.days.${day}`);
  const { mode, ranges } = draft;
  const change = (changed: DayDraft['ranges']) => onChange({ mode, ranges: changed });
  const shown = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);

  // Both may remove the pressed button, and the focus with it.
  const add = () => {
    flushSync(() => change([...ranges, { from: '', to: '' }]));
    shown.current?.children[ranges.length]?.querySelector('input')?.focus();
  };
  const remove = (index: number) => {
    flushSync(() => change(ranges.toSpliced(index, 1)));
    addButton.current?.focus();
  };

  return (
    <fieldset className={classes['root']}>
      <legend className={classes['name']}>{name}</legend>
      <NativeSelect
        aria-label={t('shops.hours.dayMode', { day: name })}
        value={mode}
        onChange={({ currentTarget }) =>
          onChange({ mode: currentTarget.value as DayDraft['mode'], ranges })
        }
        data={[
          { value: 'ranges', label: t('shops.hours.modes.ranges') },
          { value: 'allDay', label: t('shops.hours.modes.allDay') },
          { value: 'closed', label: t('shops.hours.modes.closed') },
        ]}
        className={classes['mode'] ?? ''}
      />
      <ActionIcon
        variant="subtle"
        size={44}
        aria-label={t('shops.hours.copyDay', { day: name })}
        onClick={onCopy}
      >
        <IconCopy size={20} aria-hidden="true" />
      </ActionIcon>
      {mode === 'ranges' && (
        <div ref={shown} className={classes['ranges']}>
          {ranges.map((range, index) => (
            <HoursRange
              // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no identity but their position
              key={index}
              dayName={name}
              range={range}
              path={index === 0 ? `hours.${day}` : undefined}
              errorId={error && errorId}
              onChange={(changed) => change(ranges.with(index, changed))}
              onRemove={ranges.length > 1 ? () => remove(index) : undefined}
            />
          ))}
          {ranges.filter(endsNextDay).map(({ from, to }) => (
            <Text key={from} size="sm" c="dimmed">
              {t('shops.hours.nextDay', {
                count: Number.parseInt(to, 10),
                time: timeText(minutesOf(to)),
              })}
            </Text>
          ))}
          {error && <Input.Error id={errorId}>{error}</Input.Error>}
          {ranges.length < maxRanges && (
            <Button
              ref={addButton}
              variant="subtle"
              size="compact-md"
              leftSection={<IconPlus size={16} aria-hidden="true" />}
              className={classes['add'] ?? ''}
              aria-label={t('shops.hours.addRangeOf', { day: name })}
              onClick={add}
            >
              {t('shops.hours.addRange')}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
