import { useDebouncedValue } from '@mantine/hooks';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import {
  foldShopIdentifier,
  isSameIdentifier,
  shopIdentifierField,
} from '#contract/shops/shop-identifier.ts';
import { freeIdentifierQuery, shopIdentifierQuery } from './api.ts';
import { identifierCandidates, type ShopPlace } from './identifier-candidates.ts';

/** Milliseconds without typing before the availability is checked. */
const pause = 400;

/** During typing, an identifier is not reported as too short. */
const unreported: readonly FieldErrorCode[] = ['REQUIRED', 'TOO_SHORT'];

/** Checks whether an identifier is free and, if not, finds a free one. Skips the shop's current one. */
export function useIdentifierCheck(value: string, current: string | undefined, place: ShopPlace) {
  const client = useQueryClient();
  const folded = foldShopIdentifier(value);
  const [debounced] = useDebouncedValue(folded, pause);
  const isCurrent = current !== undefined && isSameIdentifier(folded, current);
  const isReadyToCheck = debounced === folded && !isCurrent;
  const checked = parseInput(shopIdentifierField, folded);
  const mistake = checked.success ? undefined : checked.errors[0]?.code;
  const { data, isFetching } = useQuery({
    ...shopIdentifierQuery(debounced),
    enabled: isReadyToCheck && checked.success,
  });
  const isFree = isReadyToCheck && checked.success ? data?.available : undefined;
  const words = debounced.split('-').filter(Boolean);
  const others = identifierCandidates(words, place).filter(
    (one) => !isSameIdentifier(one, debounced),
  );
  const { data: free } = useQuery({
    ...freeIdentifierQuery(client, others),
    enabled: isFree === false && others.length > 0,
  });
  return {
    folded,
    isCurrent,
    isFetching,
    isFree,
    free: isFree === false && free ? free : undefined,
    mistake: isReadyToCheck && mistake && !unreported.includes(mistake) ? mistake : undefined,
  };
}
