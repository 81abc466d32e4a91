import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';

/** Which unit the claim with a code holds or held; undefined for a void one. Its other attributes need not parse. */
export async function findHolder(
  code: string,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  const item = await getItem(keys.claim(code));
  return item?.['status'] === 'void' ? undefined : item;
}
