import '#contract/zod-config.ts';
import * as z from 'zod/mini';

/** Where work on lists goes on: the name of a step, and the position in its list, null at its beginning. */
export const place = z.object({ step: z.string(), position: z.nullable(z.string()) });
