import { useState } from 'react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { readBusiness, useBusinessesAnew } from './api/list-businesses.ts';
import { isRefused } from './is-refused.ts';

/**
 * The latest state of a business in a list that stays as it was loaded: after a decision, or a reload of this business
 * alone.
 */
export function useLatestBusiness(listed: BusinessForStaff) {
  const [business, setBusiness] = useState(listed);
  const [isGone, setIsGone] = useState(false);
  const loadAnew = useBusinessesAnew();
  /** Reads the business again, and shows it in its place. Its promise rejects where that fails. */
  const reload = async () => {
    try {
      const read = await readBusiness(listed.id);
      if (read) setBusiness(read);
      else setIsGone(true);
    } catch (error) {
      // The list says what to do where the second factor was removed meanwhile.
      if (!isRefused(error)) throw error;
      loadAnew();
    }
  };
  return {
    business,
    setBusiness,
    /** The last reload found no such record any more: a revision that somebody else approved. */
    isGone,
    reload,
  };
}
