import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { ufs } from '../brazil/states.ts';
import { line } from '../fields/text.ts';

/** Narrows a nationwide list to a state, or to a city in it. */
export const placeQuery = {
  state: z.exactOptional(z.enum(ufs)),
  city: z.exactOptional(line(2, 60)),
};

/** Refuses a city without its state, since cities of several states have the same name. */
export const cityNeedsState = z.refine<{ readonly state?: string; readonly city?: string }>(
  ({ state, city }) => city === undefined || state !== undefined,
  { error: 'REQUIRED', path: ['state'] },
);
