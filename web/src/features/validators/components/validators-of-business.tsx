import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { BusinessStatus } from '#contract/businesses/businesses.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { useDropRemovedShop } from '#web/session/use-drop-removed-shop.ts';
import { PagedList } from '#web/ui/list/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/list/rows-skeleton.tsx';
import { VirtualRows } from '#web/ui/list/virtual-rows.tsx';
import { validatorsQuery } from '../api.ts';
import { useShopNames } from '../use-shop-names.ts';
import { useValidatorFilter } from '../use-validator-filter.ts';
import { NoValidators } from './no-validators.tsx';
import { ValidatorFilters } from './validator-filters.tsx';
import { ValidatorRow } from './validator-row.tsx';

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
