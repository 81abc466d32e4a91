import type { Business } from '#contract/businesses.ts';
import type { BusinessForStaff } from '#contract/staff.ts';

/** A business on the desk: from a list with all that staff see of it, from the search without. */
export type ShownBusiness = Business & Partial<Omit<BusinessForStaff, keyof Business>>;
