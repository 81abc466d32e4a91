import { Stack } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PagedList } from '#web/ui/paged-list.tsx';
import { RowsSkeleton } from '#web/ui/rows-skeleton.tsx';
import { validatorsQuery } from '../api/list-validators.ts';
import { useShopNames } from '../use-shop-names.ts';
import { useValidatorFilter } from '../use-validator-filter.ts';
import { NoValidators } from './no-validators.tsx';
import { ValidatorFilters } from './validator-filters.tsx';
import { ValidatorRow } from './validator-row.tsx';

/** The validators of a business by shop, with their filter. */
export function ValidatorsOfBusiness({ businessId }: { readonly businessId: string }) {
  const [filter, setFilter] = useValidatorFilter();
  const query = useInfiniteQuery(validatorsQuery(businessId, filter));
  const { labelOf } = useShopNames(businessId);
  const isFiltered = Object.keys(filter).length > 0;
  const isEmpty = query.data?.length === 0 && !isFiltered;
  const disabled = useInfiniteQuery({
    ...validatorsQuery(businessId, { status: 'disabled' }),
    enabled: isEmpty,
  });
  // Where there is nobody yet, there is nothing to filter. A filter that is shown stays, since it may have the focus.
  const [hasFilters, setHasFilters] = useState(isFiltered);
  const rows = (query.data?.length ?? 0) + (disabled.data?.length ?? 0);
  if (!hasFilters && rows > 0) setHasFilters(true);
  return (
    <>
      {hasFilters && (
        <ValidatorFilters businessId={businessId} filter={filter} onChange={setFilter} />
      )}
      <PagedList
        query={query}
        loading={<RowsSkeleton height={112} />}
        empty={<NoValidators filter={filter} />}
      >
        {(validators) => (
          <Stack gap="sm">
            {validators.map((validator) => (
              <ValidatorRow key={validator.id} validator={validator} shop={labelOf(validator)} />
            ))}
          </Stack>
        )}
      </PagedList>
    </>
  );
}
