import { useCallback, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Shop } from '#contract/shops/shops.ts';
import { type PeriodChoice, queryOfChoice, readChoice } from '#web/lib/period/period-choice.ts';
import { useToday } from '#web/lib/period/use-today.ts';

/** The period and the filters of the statistics. */
export interface StatisticsFilter {
  readonly choice: PeriodChoice;
  readonly shopId?: string;
  readonly offerId?: string;
}

interface FilterOfPage {
  readonly filter: StatisticsFilter;
  readonly setFilter: (filter: StatisticsFilter) => void;
  /** The current day in the shop's time zone, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Returns the time zone of the chosen or only shop, else São Paulo's. */
function zoneOf(shops: readonly Shop[], shopId: string) {
  const shop = shops.find(({ id }) => id === shopId) ?? (shops.length === 1 ? shops[0] : undefined);
  return shop?.timeZone ?? 'America/Sao_Paulo';
}

/** The filter, stored in the URL's query, so that a reload and a link show the same numbers. */
export function useStatisticsFilter(shops: readonly Shop[]): FilterOfPage {
  const [query, setQuery] = useSearchParams();
  const { state } = useLocation();
  const shopId = query.get('shop') ?? '';
  const offerId = query.get('offerId') ?? '';
  const today = useToday(zoneOf(shops, shopId));
  const filter = useMemo(
    () => ({
      choice: readChoice(query, today),
      ...(shopId !== '' && { shopId }),
      ...(offerId !== '' && { offerId }),
    }),
    [query, today, shopId, offerId],
  );
  const setFilter = useCallback(
    ({ choice, shopId, offerId }: StatisticsFilter) => {
      const set = {
        ...queryOfChoice(choice, today),
        ...(shopId && { shop: shopId }),
        ...(offerId && { offerId }),
      };
      setQuery(set, { replace: true, state });
    },
    [setQuery, today, state],
  );
  return { filter, setFilter, today };
}
