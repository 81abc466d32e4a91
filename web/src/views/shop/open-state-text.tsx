import type { TFunction } from 'i18next';
import { wallClock } from '#contract/brazil/time-zones.ts';
import { dayCodes } from '#contract/shops/opening-hours.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { daysBetween, formatClock } from '#web/lib/format/days.ts';
import classes from './open-state-text.module.css';

interface OpenStateTextProps {
  readonly t: TFunction;
  readonly now: Date;
  readonly shop: Pick<Shop, 'isOpenNow' | 'opensAt' | 'closesAt' | 'timeZone'>;
}

/** Whether a shop is open, and when that changes, in the shop's time zone. */
export function OpenStateText({ t, now, shop }: OpenStateTextProps) {
  const { isOpenNow, opensAt, closesAt, timeZone } = shop;
  const changesAt = isOpenNow ? closesAt : opensAt;

  const detail = () => {
    if (!changesAt) return '';
    const at = new Date(changesAt);
    const time = formatClock(timeZone, at);
    const days = daysBetween(timeZone, now, at);
    if (isOpenNow) return t('openState.closes', { time });
    if (days === 0) return t('openState.opensToday', { time });
    if (days === 1) return t('openState.opensTomorrow', { time });
    const day = dayCodes[wallClock(timeZone, at).getUTCDay()] ?? 'MON';
    return t('openState.opensOn', { day: t(`openingHours.daysInText.${day}`), time });
  };

  return (
    <span className={classes['root']} data-open={isOpenNow ? '' : undefined}>
      <span className={classes['dot']} aria-hidden="true" />
      <span>
        <strong>{isOpenNow ? t('openState.open') : t('openState.closed')}</strong>
        {changesAt && ` · ${detail()}`}
      </span>
    </span>
  );
}
