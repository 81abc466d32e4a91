import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { offerId, shopId } from '../http/ids.ts';
import type { RouteTable } from '../http/route.ts';

/** Ids in one beacon. */
const mostViewed = 50;

const several = <S extends z.ZodMiniType>(id: S) =>
  z.array(id).check(z.minLength(1), z.maxLength(mostViewed));

/** Offers (on a shop's page or elsewhere) or shops that somebody had in view, without anything about the person. */
export const viewsInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offer'),
    ids: several(offerId),
    shopId: z.exactOptional(shopId),
  }),
  z.strictObject({ kind: z.literal('shop'), ids: several(shopId) }),
]);

export type ViewsInput = z.output<typeof viewsInput>;

export const viewRoutes = {
  countViews: {
    method: 'POST',
    path: '/views',
    access: 'public',
    isAnonymous: true,
    target: null,
    summary: 'Offers or shops that somebody had in view; unknown ones are ignored',
    body: viewsInput,
    responses: { 204: null },
    errors: [],
  },
} as const satisfies RouteTable;
