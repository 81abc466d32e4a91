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

/** How the steps are shown, once it is known whether there is an offer. */
function shownAs(kept: KeptFirstSteps | undefined, hasOffers: boolean): KeptFirstSteps {
  if (hasOffers) return 'published';
  return kept === 'folded' ? 'folded' : 'open';
}

/**
 * An owner's first steps, without `steps` while they load; undefined where they cannot be loaded. Others, and owners who
 * have done all, ask for nothing.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [kept, setKept] = useState(() => keptFirstSteps(userId));
  const isAsked = owners.includes(role) && kept !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  const { business, shop, hasOffers } = progress;
  const shown = isLoaded ? shownAs(kept, hasOffers) : kept;

  // While they load the next time, the place that they need is known.
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
