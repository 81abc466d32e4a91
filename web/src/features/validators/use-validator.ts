import type { Validator } from '#contract/validators/validators.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import { validatorsUpTo } from './api.ts';

interface FoundValidator {
  /** Null if there is no validator with the id; undefined while loading. */
  readonly data: Validator | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Finds a validator by id in the lists of active, then disabled ones, since the API has no call for one. */
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
