import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { redemptionRoutes } from '#contract/claims/redemption-routes.ts';
import { onTick } from '#web/lib/clock/use-now.ts';
import { routePages, useAllPages } from '#web/platform/api/api.ts';
import type { CounterDevice, CounterMember, Entry } from '#web/platform/outbox/outbox.ts';
import counter from '../counter.module.css';
import type { ShopOfDevice } from '../shop/kept-shop.ts';
import { countOf, rowsOfToday } from './rows-of-today.ts';
import classes from './today.module.css';
import { TodayRow } from './today-row.tsx';
import { useUndo } from './use-undo.ts';

/** Greatest age (ms) of the list before the clock renews it: a counter stays open all day. */
const renewedAfter = 2 * 60_000;

/** Most rows that are renewed by the clock; a longer list takes several calls. */
const mostRenewed = 100;

interface TodayProps {
  readonly device: CounterDevice;
  readonly shop: ShopOfDevice;
  readonly member: CounterMember;
  readonly entries: readonly Entry[];
  readonly now: Date;
}

/** The uses of today in the shop: on all devices if there is a connection, else on this one. */
export function Today({ device, shop, member, entries, now }: TodayProps) {
  const { t } = useTranslation();
  const { id, timeZone } = shop;
  const query = { day: dayIn(timeZone, now), limit: 100 };
  const list = routePages(redemptionRoutes.listRedemptions, { params: { id }, query });
  const { data, dataUpdatedAt, error, isFetching, refetch } = useAllPages(list);
  const undo = useUndo(device);
  const renew = useEffectEvent(() => {
    const isOld = Date.now() - dataUpdatedAt >= renewedAfter;
    if (isOld && (data?.length ?? 0) < mostRenewed && !isFetching) refetch();
  });
  useEffect(() => onTick(() => renew()), []);

  const rows = rowsOfToday({ redemptions: data ?? [], entries, timeZone, member, now });
  return (
    <section className={classes['root']} aria-labelledby="counter-today">
      <header>
        <h2 id="counter-today">{t('counter.today.title')}</h2>
        <p className={classes['count']}>{t('counter.today.count', { count: countOf(rows) })}</p>
        <button
          type="button"
          className={counter['quiet']}
          disabled={isFetching}
          onClick={() => refetch()}
        >
          {t('counter.today.refresh')}
        </button>
      </header>
      {!data && <p>{t(error ? 'counter.today.ofDevice' : 'counter.today.loading')}</p>}
      <ul>
        {rows.map((row) => (
          <TodayRow key={row.key} row={row} timeZone={timeZone} onUndo={undo} />
        ))}
      </ul>
    </section>
  );
}
