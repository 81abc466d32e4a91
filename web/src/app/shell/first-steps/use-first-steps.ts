import { useState } from 'react';
import { owners } from '#web/screens/roles.ts';
import { useMe } from '#web/session/get-me.ts';
import { keepFirstSteps, keptFirstSteps } from '#web/session/kept-first-steps.ts';
import { firstStepsOf } from './first-steps-of.ts';
import { useProgress } from './use-progress.ts';

/**
 * An owner's first steps, without `steps` while they load; undefined where they cannot be loaded. Others, and owners who
 * have done all, ask for nothing.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [kept, setKept] = useState(() => keptFirstSteps(userId));
  const isAsked = owners.includes(role) && kept !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  if (!isAsked || (!isLoaded && hasFailed)) return undefined;

  const keep = (next: 'shared' | 'folded' | 'open') => {
    keepFirstSteps(userId, next);
    setKept(next);
  };
  const { business, shop } = progress;
  return {
    steps: isLoaded ? firstStepsOf(progress) : undefined,
    business,
    shop,
    hasBusiness: businessId !== undefined,
    isFolded: kept === 'folded',
    keep,
  };
}
