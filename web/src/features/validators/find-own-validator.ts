import type { QueryClient } from '@tanstack/react-query';
import type { Validator } from '#contract/validators/validators.ts';
import { fromServer } from '#web/platform/api/api.ts';
import { validatorsUpTo } from './api/list-validators.ts';

/** The validator of a business who has the account of an e-mail; undefined where it is somebody else's. */
export async function findOwnValidator(
  client: QueryClient,
  businessId: string,
  email: string,
): Promise<Validator | undefined> {
  const isWanted = (validator: Validator) => validator.email === email;
  const { pages } = await client.fetchInfiniteQuery({
    ...fromServer(validatorsUpTo(isWanted, businessId)),
    // All pages, if need be.
    pages: Number.MAX_SAFE_INTEGER,
  });
  return pages.flatMap(({ items }) => items).find(isWanted);
}
