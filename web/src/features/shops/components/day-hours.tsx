import { ActionIcon, Button, Group, Input, NativeSelect } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { DayCode } from '#contract/brazil/opening-hours.ts';
import { completeTime, type DayDraft, maxRanges } from '../opening-hours-draft.ts';
import classes from './day-hours.module.css';
import { TimeInput } from './time-input.tsx';

interface DayHoursProps {
  readonly day: DayCode;
  readonly draft: DayDraft;
  readonly error: ReactNode;
  readonly onChange: (draft: DayDraft) => void;
  /** Copies this day to the other workdays. */
  readonly onCopy?: () => void;
}

/** The opening hours of one day: closed, open 24 hours, or ranges. */
export function DayHours({ day, draft, error, onChange, onCopy }: DayHoursProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const name = t(`openingHours.days.${day}`);
  const { mode, ranges } = draft;
  const changeRange = (at: number, part: Partial<DayDraft['ranges'][number]>) =>
    onChange({
      mode,
      ranges: ranges.map((range, index) => (index === at ? { ...range, ...part } : range)),
    });
  const describedBy = error ? { 'aria-describedby': errorId } : {};

  return (
    <fieldset className={classes['root']}>
      <legend className={classes['name']}>{name}</legend>
      <NativeSelect
        aria-label={t('shops.form.dayMode', { day: name })}
        size="sm"
        value={mode}
        onChange={({ currentTarget }) =>
          onChange({ mode: currentTarget.value as DayDraft['mode'], ranges })
        }
        data={[
          { value: 'ranges', label: t('shops.form.modes.ranges') },
          { value: 'allDay', label: t('shops.form.modes.allDay') },
          { value: 'closed', label: t('shops.form.modes.closed') },
        ]}
        className={classes['mode'] ?? ''}
      />
      {mode === 'ranges' && (
        <div className={classes['ranges']}>
          {ranges.map(({ from, to }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: ranges have no identity but their position
            <Group key={index} gap="xs" wrap="nowrap">
              <TimeInput
                aria-label={t('shops.form.opensAt', { day: name })}
                size="sm"
                w="5rem"
                value={from}
                error={Boolean(error)}
                {...describedBy}
                {...(index === 0 && { 'data-path': `hours.${day}` })}
                onChange={(value) => changeRange(index, { from: value })}
                onBlur={() => changeRange(index, { from: completeTime(from) })}
              />
              <span aria-hidden="true">–</span>
              <TimeInput
                aria-label={t('shops.form.closesAt', { day: name })}
                size="sm"
                w="5rem"
                value={to}
                error={Boolean(error)}
                {...describedBy}
                onChange={(value) => changeRange(index, { to: value })}
                onBlur={() => changeRange(index, { to: completeTime(to) })}
              />
              {ranges.length > 1 && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('shops.form.removeRange', { day: name })}
                  onClick={() => onChange({ mode, ranges: ranges.toSpliced(index, 1) })}
                >
                  <IconX size={18} aria-hidden="true" />
                </ActionIcon>
              )}
              {index === ranges.length - 1 && ranges.length < maxRanges && (
                <ActionIcon
                  variant="subtle"
                  size="lg"
                  aria-label={t('shops.form.addRange', { day: name })}
                  onClick={() => onChange({ mode, ranges: [...ranges, { from: '', to: '' }] })}
                >
                  <IconPlus size={18} aria-hidden="true" />
                </ActionIcon>
              )}
            </Group>
          ))}
          {onCopy && (
            <Button
              size="compact-sm"
              variant="subtle"
              className={classes['copy'] ?? ''}
              onClick={onCopy}
            >
              {t('shops.form.copyToWorkdays')}
            </Button>
          )}
          {error && <Input.Error id={errorId}>{error}</Input.Error>}
        </div>
      )}
    </fieldset>
  );
}
