import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '#contract/fields/fields.ts';
import { idPattern } from '#contract/http/id-format.ts';
import { attributesAre, exists } from '#lambdas/platform/table/conditions.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { getItem } from '#lambdas/platform/table/read.ts';
import { parseStored } from '#lambdas/platform/table/stored.ts';
import { conditionCheck, put, remove } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';

const linkPreview = z.object({
  /** The shop or the offer. */
  itemId: z.string(),
  /** The key of its file. */
  key: z.string(),
  /** Of what it shows. */
  fingerprint: z.string(),
  /** The key of the file that it replaced, which a job that crashed may have left. */
  replacedKey: z.exactOptional(z.string()),
  madeAt: instant,
});

/** The preview of a shop or an offer, as it is stored. */
export type LinkPreview = z.output<typeof linkPreview>;

/** The preview of a shop or an offer, read strongly. */
export async function findLinkPreview(itemId: string): Promise<LinkPreview | undefined> {
  return parseStored(linkPreview, await getItem(keys.linkPreview(itemId)));
}

/** The preview is the one that was read. */
const asRead = ({ key }: LinkPreview) => attributesAre({ key });

const subjectKey = (itemId: string) =>
  idPattern('shop').test(itemId) ? keys.shop(itemId) : keys.offer(itemId);

/** Stores a preview in the place of the one that was read, as long as its shop or offer is there. */
export function saveLinkPreview(before: LinkPreview | undefined, after: LinkPreview): Write[] {
  return [
    put({ ...keys.linkPreview(after.itemId), ...after }, before && asRead(before)),
    conditionCheck(subjectKey(after.itemId), exists),
  ];
}

/** Removes a preview that was read and has not been replaced since. */
export function removeLinkPreview(before: LinkPreview): Write {
  return remove(keys.linkPreview(before.itemId), asRead(before));
}
