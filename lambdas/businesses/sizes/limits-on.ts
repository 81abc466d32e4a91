import { dayIn } from '#contract/brazil/time-zones.ts';
import { limitsOf, type SizeLimits } from '#contract/businesses/size-types.ts';
import type { BusinessItem } from '../store/business-store.ts';
import { sizeTypes } from './size-types.ts';

/** Returns the current limits of a business, by the calendar of São Paulo. */
export const limitsOn = (business: BusinessItem, now: Date): SizeLimits =>
  limitsOf(sizeTypes, business, dayIn('America/Sao_Paulo', now));
