import type { QueryClient } from '@tanstack/react-query';
import type { Validator } from '#contract/validators/validators.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { validatorsUpTo } from './api.ts';

/** Finds the business's validator with an e-mail; undefined if the account belongs to somebody else. */
export async function findOwnValidator(
  client: QueryClient,
  businessId: string,
  email: string,
): Promise<Validator | undefined> {
  const isWanted = (validator: Validator) => validator.email === email;
  const { pages } = await client.fetchInfiniteQuery({
    ...fromServer(validatorsUpTo(isWanted, businessId)),
    // Up to all pages.
    pages: Number.MAX_SAFE_INTEGER,
  });
  return pages.flatMap(({ items }) => items).find(isWanted);
}
