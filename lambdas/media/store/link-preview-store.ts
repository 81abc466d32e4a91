import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { idPattern } from '#contract/http/id-format.ts';
import type { Consistency } from '#lambdas/platform/paging/page.ts';
import { attributesAre, exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { conditionCheck, put, putNew, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

const linkPreview = z.object({
  /** Id of the shop or offer. */
  itemId: z.string(),
  /** Key of the preview's file. */
  key: z.string(),
  /** Fingerprint of the shown content. */
  fingerprint: z.string(),
  /** Key of the replaced file, which a crashed job may have left behind. */
  replacedKey: z.exactOptional(z.string()),
  madeAt: instant,
});

export type LinkPreview = z.output<typeof linkPreview>;

/** Returns the preview of a shop or an offer. */
export async function findLinkPreview(
  itemId: string,
  consistency: Consistency = 'strong',
): Promise<LinkPreview | undefined> {
  return parseStored(linkPreview, await getItem(keys.linkPreview(itemId), consistency));
}

const asRead = ({ key }: LinkPreview) => attributesAre({ key });

const previewedKeyOf = (itemId: string) =>
  idPattern('shop').test(itemId) ? keys.shop(itemId) : keys.offer(itemId);

/** Replaces the preview that was read. Fails if its shop or offer is gone. */
export function saveLinkPreview(before: LinkPreview | undefined, after: LinkPreview): Write[] {
  const item = { ...keys.linkPreview(after.itemId), ...after };
  return [
    before ? put(item, asRead(before)) : putNew(item),
    conditionCheck(previewedKeyOf(after.itemId), exists),
  ];
}

/** Removes a preview. Fails if it was replaced since it was read. */
export function removeLinkPreview(before: LinkPreview): Write {
  return remove(keys.linkPreview(before.itemId), asRead(before));
}
