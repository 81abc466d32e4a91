import { Button } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { parseInput } from '#contract/http/field-errors.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { statisticsQuery } from '#contract/statistics/statistics.ts';
import { periodOf, queryOfChoice, readChoice } from '#web/lib/period/period-choice.ts';
import { useToday } from '#web/lib/period/use-today.ts';
import { useListSearch } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { newestShopQuery, useMyBusiness } from '#web/session/queries/my-business.ts';
import { useAllMyShops, useDropRemovedShop } from '#web/session/queries/my-shops.ts';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { statisticsOf } from '../api.ts';
import {
  FilteredStatistics,
  type StatisticsFilter,
  StatisticsSkeleton,
} from '../components/filtered-statistics.tsx';

/** Returns the time zone of the chosen or only shop, else São Paulo's. */
function zoneOf(shops: readonly Shop[], shopId: string) {
  const shop = shops.find(({ id }) => id === shopId) ?? (shops.length === 1 ? shops[0] : undefined);
  return shop?.timeZone ?? 'America/Sao_Paulo';
}

/** The filter, stored in the URL's query, so that a reload and a link show the same numbers. */
function useStatisticsFilter(shops: readonly Shop[]) {
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

interface StatisticsOfShopsProps {
  readonly businessId: string;
  readonly shops: readonly Shop[];
}

function StatisticsOfShops({ businessId, shops }: StatisticsOfShopsProps) {
  const { filter, setFilter, today } = useStatisticsFilter(shops);
  useDropRemovedShop(businessId, filter, setFilter);
  return (
    <FilteredStatistics
      businessId={businessId}
      shops={shops}
      filter={filter}
      onChange={setFilter}
      today={today}
      isOwner
    />
  );
}

interface StatisticsOfBusinessProps {
  readonly businessId: string;
}

/**
 * Shown while the shops are loading. It requests the numbers meanwhile: the right ones, unless the shop's zone has
 * another day at this hour.
 */
function ShopsLoading({ businessId }: StatisticsOfBusinessProps) {
  const client = useQueryClient();
  const { filter, today } = useStatisticsFilter([]);
  const { choice, ...of } = filter;
  const query = { ...periodOf(choice, today), ...of };
  // biome-ignore lint/correctness/useExhaustiveDependencies: requests the numbers once, when the page opens
  useEffect(() => {
    const isValid = parseInput(statisticsQuery, query).success;
    if (isValid) client.prefetchQuery(statisticsOf(businessId, query, true));
  }, []);
  return <StatisticsSkeleton />;
}

function StatisticsOfBusiness({ businessId }: StatisticsOfBusinessProps) {
  const query = useAllMyShops(businessId);
  return (
    <QueryView query={query} loading={<ShopsLoading businessId={businessId} />}>
      {(shops) => <StatisticsOfShops businessId={businessId} shops={shops} />}
    </QueryView>
  );
}

/** The statistics of the user's business; a user without one gets a link to register it. */
function StatisticsOfOwner() {
  const { t } = useTranslation();
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {({ currentBusinessId }) =>
        currentBusinessId ? (
          <StatisticsOfBusiness businessId={currentBusinessId} />
        ) : (
          <LinkedEmptyState
            title={t('statistics.needBusiness.title')}
            hint={t('statistics.needBusiness.hint')}
            to={linkToScreen('business')}
            link={t('statistics.needBusiness.action')}
          />
        )
      }
    </QueryView>
  );
}

/** `shops` is the validator's one shop. */
function StatisticsOfShop({ businessId, shops }: StatisticsOfShopsProps) {
  const { filter, setFilter, today } = useStatisticsFilter(shops);
  // The API answers for the validator's shop, whatever the URL says.
  const { shopId: _, ...ofOwnShop } = filter;
  return (
    <FilteredStatistics
      businessId={businessId}
      shops={shops}
      filter={ofOwnShop}
      onChange={setFilter}
      today={today}
      isOwner={false}
    />
  );
}

/** The statistics of a validator's shop. */
function StatisticsOfValidator({ businessId }: { readonly businessId: string }) {
  const query = useQuery(newestShopQuery(businessId));
  return (
    <QueryView query={query} loading={<StatisticsSkeleton />}>
      {({ items }) => <StatisticsOfShop businessId={businessId} shops={items} />}
    </QueryView>
  );
}

/** The statistics of the user's business; validators see their shop, without money. */
export default function Statistics() {
  const { t } = useTranslation();
  const { role, businessId } = useMe();
  const listSearch = useListSearch();
  return (
    <>
      <BackLink from="statistics" search={listSearch} />
      <PageHeader
        title={t('shell.screens.statistics')}
        action={
          role !== 'validator' && (
            <Button variant="default" component={Link} to={linkToScreen('reportList')} replace>
              {t('statistics.toReports')}
            </Button>
          )
        }
      />
      {role === 'validator' && businessId ? (
        <StatisticsOfValidator businessId={businessId} />
      ) : (
        <StatisticsOfOwner />
      )}
    </>
  );
}
