import type { QueryClient } from '@tanstack/react-query';
import type { Validator } from '#contract/validators.ts';
import { fromServer } from '#web/lib/from-server.ts';
import { type ValidatorFilter, validatorsUpTo } from './api/list-validators.ts';

/** The validator of a business with an e-mail, also one who is disabled; undefined where the account is of somebody else. */
export async function findOwnValidator(
  client: QueryClient,
  businessId: string,
  email: string,
): Promise<Validator | undefined> {
  const filters: readonly ValidatorFilter[] = [{}, { status: 'disabled' }];
  const isWanted = (validator: Validator) => validator.email === email;
  for (const filter of filters) {
    const { pages } = await client.fetchInfiniteQuery({
      ...fromServer(validatorsUpTo(isWanted, businessId, filter)),
      // All pages, if need be.
      pages: Number.MAX_SAFE_INTEGER,
    });
    const found = pages.flatMap(({ items }) => items).find(isWanted);
    if (found) return found;
  }
  return undefined;
}
