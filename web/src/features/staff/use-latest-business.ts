import { useState } from 'react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { readBusiness, useBusinessesAnew } from './api.ts';
import { isRefused } from './is-refused.ts';

/** The latest version of a business, after a decision or a reload of it, in a list that is not reloaded. */
export function useLatestBusiness(listed: BusinessForStaff) {
  const [business, setBusiness] = useState(listed);
  const [isGone, setIsGone] = useState(false);
  const loadAnew = useBusinessesAnew();
  /** Reloads the business in its place; rejects on failure. */
  const reload = async () => {
    try {
      const read = await readBusiness(listed.id);
      if (read) setBusiness(read);
      else setIsGone(true);
    } catch (error) {
      // If the second factor was removed meanwhile, the list says what to do.
      if (!isRefused(error)) throw error;
      loadAnew();
    }
  };
  return {
    business,
    setBusiness,
    /** Whether the last reload did not find the revision, since somebody else approved it. */
    isGone,
    reload,
  };
}
