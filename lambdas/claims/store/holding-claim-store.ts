import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';

/** Returns the item of the claim with a code, unparsed; undefined for a void claim. */
export async function findHoldingClaim(
  code: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const item = await getItem(keys.claim(code));
  return item?.['status'] === 'void' ? undefined : item;
}
