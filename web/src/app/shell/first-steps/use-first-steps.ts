import { useEffect, useState } from 'react';
import { owners } from '#web/screens/roles.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import {
  type SavedFirstSteps,
  savedFirstSteps,
  saveFirstSteps,
} from '#web/session/saved-first-steps.ts';
import { firstStepsOf } from './first-steps-of.ts';
import { useProgress } from './use-progress.ts';

/** Returns how to show the steps, once the offers have loaded. */
function shownAs(saved: SavedFirstSteps | undefined, hasOffers: boolean): SavedFirstSteps {
  if (hasOffers) return 'published';
  return saved === 'folded' ? 'folded' : 'open';
}

/**
 * Loads an owner's first steps: no `steps` while loading, undefined on failure, for other roles and once all are done.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [saved, setSaved] = useState(() => savedFirstSteps(userId));
  const isAsked = owners.includes(role) && saved !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  const { business, shop, hasOffers } = progress;
  const shown = isLoaded ? shownAs(saved, hasOffers) : saved;

  // Remembered, so that the next loading state has the right height.
  useEffect(() => {
    if (isAsked && isLoaded && shown) saveFirstSteps(userId, shown);
  }, [isAsked, isLoaded, shown, userId]);
  if (!isAsked || (!isLoaded && hasFailed)) return undefined;

  const save = (next: SavedFirstSteps) => {
    saveFirstSteps(userId, next);
    setSaved(next);
  };
  return {
    steps: isLoaded ? firstStepsOf(progress) : undefined,
    business,
    shop,
    hasBusiness: businessId !== undefined,
    shown,
    save,
  };
}
