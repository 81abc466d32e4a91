import { useEffect, useState } from 'react';
import { owners } from '#web/screens/roles.ts';
import {
  type KeptFirstSteps,
  keepFirstSteps,
  keptFirstSteps,
} from '#web/session/kept-first-steps.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { firstStepsOf } from './first-steps-of.ts';
import { useProgress } from './use-progress.ts';

/** Returns how to show the steps, once the offers have loaded. */
function shownAs(kept: KeptFirstSteps | undefined, hasOffers: boolean): KeptFirstSteps {
  if (hasOffers) return 'published';
  return kept === 'folded' ? 'folded' : 'open';
}

/**
 * Loads an owner's first steps: no `steps` while loading, undefined on failure, for other roles and once all are done.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [kept, setKept] = useState(() => keptFirstSteps(userId));
  const isAsked = owners.includes(role) && kept !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  const { business, shop, hasOffers } = progress;
  const shown = isLoaded ? shownAs(kept, hasOffers) : kept;

  // Remembered, so that the next loading state has the right height.
  useEffect(() => {
    if (isAsked && isLoaded && shown) keepFirstSteps(userId, shown);
  }, [isAsked, isLoaded, shown, userId]);
  if (!isAsked || (!isLoaded && hasFailed)) return undefined;

  const keep = (next: KeptFirstSteps) => {
    keepFirstSteps(userId, next);
    setKept(next);
  };
  return {
    steps: isLoaded ? firstStepsOf(progress) : undefined,
    business,
    shop,
    hasBusiness: businessId !== undefined,
    shown,
    keep,
  };
}
