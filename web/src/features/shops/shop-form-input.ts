import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { shopInput } from '#contract/shop-input.ts';

/** What the form of a shop sends, once the owner has seen the opening hours that are suggested. */
export const shopFormInput = z.pipe(
  z.extend(shopInput, {
    areHoursChecked: z.boolean().check(z.refine((isChecked) => isChecked, { error: 'REQUIRED' })),
  }),
  z.transform(({ areHoursChecked: _, ...input }) => input),
);
