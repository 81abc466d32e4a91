import './zod-config.ts';
import * as z from 'zod/mini';
import { business } from './businesses.ts';

/** Who registered a business, by their account; one that an administrator made may have no name. */
const applicant = z.object({
  name: z.exactOptional(z.string()),
  email: z.string(),
  phone: z.exactOptional(z.string()),
});

export type Applicant = z.output<typeof applicant>;

/**
 * A business as staff see it: a revision comes with the live record that it would change. Without an
 * applicant, the account of its owner is gone.
 */
export const businessForStaff = z.extend(business, {
  active: z.exactOptional(business),
  applicant: z.exactOptional(applicant),
});

export type BusinessForStaff = z.output<typeof businessForStaff>;
