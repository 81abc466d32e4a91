import type { Validator } from '#contract/validators/validators.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import { validatorsUpTo } from './api/list-validators.ts';

interface FoundValidator {
  /** Null where there is none with the id; undefined until that is known. */
  readonly data: Validator | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/**
 * A validator of a business by their id. The API has no call for one, so they are found in the list of those with
 * access, else in that of the disabled.
 */
export function useValidator(businessId: string, id: string): FoundValidator {
  const isWanted = (validator: Validator) => validator.id === id;
  const enabled = useAllPages(validatorsUpTo(isWanted, businessId));
  const found = enabled.data?.find(isWanted);
  const disabled = useAllPages({
    ...validatorsUpTo(isWanted, businessId, { status: 'disabled' }),
    enabled: enabled.data !== undefined && !found,
  });
  const { data, error, refetch } = enabled.data && !found ? disabled : enabled;
  return { data: found ?? disabled.data?.find(isWanted) ?? (data && null), error, refetch };
}
