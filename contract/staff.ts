import './zod-config.ts';
import * as z from 'zod/mini';
import { business } from './businesses.ts';

/** A business as staff see it: a revision comes with the live record that it would change. */
export const businessForStaff = z.extend(business, { active: z.exactOptional(business) });

export type BusinessForStaff = z.output<typeof businessForStaff>;
