import { Button, Group } from '@mantine/core';
import { IconHistory, IconMail, IconMapPin } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Validator } from '#contract/validators/validators.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { ShopFilter } from '#web/product/shop/shop-filter.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useAllMyShops, useDropRemovedShop } from '#web/session/queries/my-shops.ts';
import { useUserState } from '#web/session/use-user-state.ts';
import { FilterBar } from '#web/ui/filters/filter-bar.tsx';
import { FilterTabs } from '#web/ui/filters/filter-tabs.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { type ValidatorFilter, validatorsQuery } from '../api.ts';
import { useActivityText, useShopNames, ValidatorBadge } from './validator-facts.tsx';
import { ValidatorsAfterApproval } from './validators-blocked.tsx';
import classes from './validators-of-business.module.css';

interface NoValidatorsProps {
  readonly filter: ValidatorFilter;
  readonly status: BusinessStatus;
}

/** Shown instead of an empty list. Links to the offers, which the menu disables before the first one. */
function NoValidators({ filter, status }: NoValidatorsProps) {
  const { t } = useTranslation();
  const { hasOffers } = useUserState();
  if (filter.shopId || filter.status) {
    const missing = filter.shopId ? 'noneFound' : 'noneDisabled';
    return (
      <EmptyState title={t(`validators.${missing}.title`)} hint={t(`validators.${missing}.hint`)} />
    );
  }
  if (status === 'pending_approval') return <ValidatorsAfterApproval />;
  if (status !== 'active') {
    // The notice above the list gives the reason and the next action.
    return (
      <EmptyState
        window="closed"
        title={t('validators.blocked.title')}
        hint={t(`validators.blocked.${status}`)}
      />
    );
  }
  return (
    <EmptyState
      title={t('validators.empty.title')}
      hint={t('validators.empty.hint')}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkToScreen('validator')} replace>
            {t('validators.new')}
          </Button>
          <Button
            component={Link}
            to={linkToScreen(hasOffers ? 'offerList' : 'offer')}
            replace
            variant="default"
          >
            {t(hasOffers ? 'validators.empty.toOffers' : 'validators.empty.toOffer')}
          </Button>
        </Group>
      }
    />
  );
}

interface ValidatorRowProps {
  readonly validator: Validator;
  /** The name of their shop. */
  readonly shop: string;
}

/** A validator in the list of their business. */
function ValidatorRow({ validator, shop }: ValidatorRowProps) {
  const activityOf = useActivityText();
  const { search } = useLocation();
  const facts = [
    [IconMail, validator.email],
    [IconMapPin, shop],
    [IconHistory, activityOf(validator)],
  ] as const;
  return (
    <LinkedCard className={classes['root']}>
      <Group justify="space-between" align="flex-start" gap="0.25rem 0.75rem">
        <LinkedCardTitle
          to={linkToScreen('validator', { id: validator.id })}
          state={{ listSearch: search } satisfies FromList}
          className={classes['name']}
        >
          {validator.name}
        </LinkedCardTitle>
        <ValidatorBadge status={validator.status} />
      </Group>
      <div className={classes['facts']}>
        {facts.map(([Icon, text]) => (
          <p key={text} className={classes['fact']}>
            <Icon size={16} aria-hidden="true" />
            {text}
          </p>
        ))}
      </div>
    </LinkedCard>
  );
}

interface ValidatorFiltersProps {
  readonly businessId: string;
  readonly filter: ValidatorFilter;
  readonly onChange: (filter: ValidatorFilter) => void;
}

/** Filters the validators by shop and status. */
function ValidatorFilters({ businessId, filter, onChange }: ValidatorFiltersProps) {
  const { t } = useTranslation();
  const { data: shops = [] } = useAllMyShops(businessId);
  const { shopId, status } = filter;
  return (
    <FilterBar>
      <FilterTabs
        label={t('validators.filter')}
        value={status ?? 'enabled'}
        onChange={(chosen) =>
          onChange({
            ...(shopId && { shopId }),
            ...(chosen === 'disabled' && { status: chosen }),
          })
        }
        data={(['enabled', 'disabled'] as const).map((value) => ({
          value,
          label: t(`validators.tabs.${value}`),
        }))}
      />
      <ShopFilter
        label={t('validators.filterShop')}
        shops={shops}
        value={shopId}
        onChange={(chosen) =>
          onChange({ ...(status && { status }), ...(chosen && { shopId: chosen }) })
        }
      />
    </FilterBar>
  );
}

/** The filter of the list, stored in the URL's query, so that a reload shows the same validators. */
function useValidatorFilter(): [ValidatorFilter, (filter: ValidatorFilter) => void] {
  const [query, setQuery] = useSearchParams();
  const shopId = query.get('shop') ?? '';
  const filter: ValidatorFilter = {
    ...(shopId !== '' && { shopId }),
    ...(query.get('status') === 'disabled' && { status: 'disabled' }),
  };
  const change = ({ shopId, status }: ValidatorFilter) =>
    setQuery({ ...(shopId && { shop: shopId }), ...(status && { status }) }, { replace: true });
  return [filter, change];
}

/** Usual height of a row on a phone, in pixels. */
const rowHeight = 144;

interface ValidatorsOfBusinessProps {
  readonly businessId: string;
  readonly status: BusinessStatus;
}

/** The validators of a business by shop, with their filter. */
export function ValidatorsOfBusiness({ businessId, status }: ValidatorsOfBusinessProps) {
  const [filter, setFilter] = useValidatorFilter();
  useDropRemovedShop(businessId, filter, setFilter);
  const query = useInfiniteQuery(validatorsQuery(businessId, filter));
  const { labelOf } = useShopNames(businessId);
  const isFiltered = Object.keys(filter).length > 0;
  const isEmpty = query.data?.length === 0 && !isFiltered;
  const disabled = useInfiniteQuery({
    ...validatorsQuery(businessId, { status: 'disabled' }),
    enabled: isEmpty,
  });
  // An empty list needs no filter. A filter that is shown stays, since it may have the focus.
  const [hasFilters, setHasFilters] = useState(isFiltered);
  const rows = (query.data?.length ?? 0) + (disabled.data?.length ?? 0);
  if (!hasFilters && rows > 0) setHasFilters(true);
  // A stable function, so that shown rows are not rendered again when more are loaded.
  const showRow = useCallback(
    (validator: Validator) => <ValidatorRow validator={validator} shop={labelOf(validator)} />,
    [labelOf],
  );
  return (
    <>
      {hasFilters && (
        <ValidatorFilters businessId={businessId} filter={filter} onChange={setFilter} />
      )}
      <PagedList
        query={query}
        loading={<RowsSkeleton height={rowHeight} />}
        empty={<NoValidators filter={filter} status={status} />}
      >
        {(validators) => (
          <VirtualRows
            rows={validators}
            keyOf={({ id }) => id}
            height={rowHeight}
            gap={12}
            hasMore={query.hasNextPage}
          >
            {showRow}
          </VirtualRows>
        )}
      </PagedList>
    </>
  );
}
