import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { offerId, shopId } from '../http/ids.ts';

/** Most ids of one beacon. */
const mostViewed = 50;

const several = <S extends z.ZodMiniType>(id: S) =>
  z.array(id).check(z.minLength(1), z.maxLength(mostViewed));

/** What somebody had in view: offers, on the page of a shop or elsewhere, or shops. Nothing about who it was. */
export const viewsInput = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('offer'),
    ids: several(offerId),
    shopId: z.exactOptional(shopId),
  }),
  z.strictObject({ kind: z.literal('shop'), ids: several(shopId) }),
]);

export type ViewsInput = z.output<typeof viewsInput>;
