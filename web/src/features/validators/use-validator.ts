import type { Validator } from '#contract/validators.ts';
import { useAllPages } from '#web/lib/use-all-pages.ts';
import { validatorsQuery } from './api/list-validators.ts';

interface FoundValidator {
  /** Null where there is none with the id; undefined until that is known. */
  readonly data: Validator | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

const findIn = (list: readonly Validator[] | undefined, id: string) =>
  list?.find((one) => one.id === id);

/**
 * A validator of a business by their id. The API has no call for one, so they are found in the list of those with
 * access, else in that of the disabled.
 */
export function useValidator(businessId: string, id: string): FoundValidator {
  const enabled = useAllPages(validatorsQuery(businessId));
  const found = findIn(enabled.data, id);
  const disabled = useAllPages({
    ...validatorsQuery(businessId, { status: 'disabled' }),
    enabled: enabled.data !== undefined && !found,
  });
  const { data, error, refetch } = enabled.data && !found ? disabled : enabled;
  return { data: found ?? findIn(disabled.data, id) ?? (data && null), error, refetch };
}
