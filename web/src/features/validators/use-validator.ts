import type { Validator } from '#contract/validators.ts';
import { useAllPages } from '#web/lib/use-all-pages.ts';
import { validatorsQuery } from './api/list-validators.ts';

interface FoundValidator {
  /** Null where there is none with the id; undefined until that is known. */
  readonly data: Validator | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** A validator of a business by their id. The API has no call for one, so it is found in the lists. */
export function useValidator(businessId: string, id: string): FoundValidator {
  const enabled = useAllPages(validatorsQuery(businessId));
  const disabled = useAllPages(validatorsQuery(businessId, { status: 'disabled' }));
  const lists = [enabled, disabled];
  const found = lists.flatMap(({ data = [] }) => data).find((one) => one.id === id);
  const isKnown = lists.every(({ data }) => data !== undefined);
  return {
    data: found ?? (isKnown ? null : undefined),
    error: enabled.error ?? disabled.error,
    refetch: () => Promise.all(lists.map(({ refetch }) => refetch())),
  };
}
