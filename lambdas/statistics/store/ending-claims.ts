import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import type { Page, PageRequest } from '#lambdas/platform/paging/paging.ts';
import { partitions } from '#lambdas/platform/table/index-keys.ts';
import { keys } from '#lambdas/platform/table/keys.ts';
import { queryPage, wholePartition } from '#lambdas/platform/table/query.ts';
import { getItem, parseStored } from '#lambdas/platform/table/read.ts';
import { update } from '#lambdas/platform/table/transaction.ts';
import type { Write } from '#lambdas/platform/table/write.ts';
import type { EventOf } from '../counted-event.ts';

type Ended = EventOf<'ended'>;

const open = z.object({ open: z.int() });

const keyOf = ({ shopId, endsOn, offerId }: Ended) => keys.endingClaims(shopId, endsOn, offerId);

/** Reads how many ended claims are open (strong read). */
export async function findOpenEnded(event: Ended): Promise<number> {
  return parseStored(open, await getItem(keyOf(event)))?.open ?? 0;
}

/** Removes ended claims from the list of claims to count; fails if their number changed since it was read. */
export function leaveList(event: Ended, read: number): Write {
  return update(keyOf(event), 'REMOVE GSI1PK, GSI1SK', {
    expression: 'attribute_not_exists(PK) OR #open = :read',
    names: { '#open': 'open' },
    values: { ':read': read },
  });
}

/** Claims of one offer, made on the page of one shop, that ended on a day. */
export interface EndedClaims {
  readonly businessId: string;
  readonly shopId: string;
  readonly offerId: string;
}

/** Lists a page of the claims that ended on a day and have not been counted as expired. */
export function listEndedClaims(endsOn: string, request: PageRequest): Promise<Page<EndedClaims>> {
  return queryPage(wholePartition(partitions.claimsEndingOn(endsOn), 'GSI1'), request, (row) => {
    const [businessId = '', shopId = '', offerId = ''] = String(row['GSI1SK']).split('#');
    return { businessId, shopId, offerId };
  });
}
