import { useEffect, useState } from 'react';
import type { Business } from '#contract/businesses/businesses.ts';
import { lacksTaxId } from '#contract/businesses/lacks-tax-id.ts';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { isSpecialBusiness, owners } from '#web/screens/user-state.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import {
  awaitApproval,
  endAwaitedApproval,
  isApprovalAwaited,
  type SavedFirstSteps,
  savedFirstSteps,
  saveFirstSteps,
} from '#web/session/saved-first-steps.ts';
import { useProgress } from './use-progress.ts';

const stepNames = ['business', 'approval', 'shop', 'offer', 'share'] as const;

export type StepName = (typeof stepNames)[number];

export interface FirstStep {
  readonly name: StepName;
  /** `next` is the step that the user can do now; `waiting` depends on others. */
  readonly status: 'done' | 'next' | 'waiting' | 'later';
}

export interface Progress {
  /** The live record, or the draft that waits for its first approval. */
  readonly business:
    | Pick<
        Business,
        'status' | 'sizeTypeId' | 'previousActive' | 'legalRegister' | 'personRegister'
      >
    | undefined;
  readonly hasShops: boolean;
  readonly hasOffers: boolean;
  /** Whether anybody has seen or claimed something of the business. */
  readonly isReached: boolean;
}

/** What customers see since the approval. */
export interface ApprovedParts {
  readonly offer?: Offer;
  readonly shop: Shop;
}

/** Returns an owner's steps up to sharing the flyer; empty for a suspended, closed or special business. */
export function firstStepsOf({
  business,
  hasShops,
  hasOffers,
  isReached,
}: Progress): readonly FirstStep[] {
  const status = business?.status;
  if (status === 'suspended' || status === 'closed') return [];
  if (business && isSpecialBusiness(business)) return [];
  const isApproved = status === 'active';
  const isDone: Readonly<Record<StepName, boolean>> = {
    business: business !== undefined,
    approval: isApproved,
    shop: hasShops,
    offer: hasOffers,
    share: isApproved && isReached,
  };
  const waits: Readonly<Partial<Record<StepName, boolean>>> = {
    approval: status === 'pending_approval' && business !== undefined && !lacksTaxId(business),
    share: !isApproved,
  };
  const next = stepNames.find((name) => !isDone[name] && !waits[name]);
  return stepNames.map((name) => {
    if (isDone[name]) return { name, status: 'done' };
    if (name === next) return { name, status: 'next' };
    return { name, status: waits[name] && business ? 'waiting' : 'later' };
  });
}

/** Returns how to show the steps, once the offers have loaded. */
function shownAs(saved: SavedFirstSteps | undefined, hasOffers: boolean): SavedFirstSteps {
  if (hasOffers) return 'published';
  return saved === 'folded' ? 'folded' : 'open';
}

type Loaded = ReturnType<typeof useProgress>;

/** Returns what customers see since the approval: an offer with its shop, or else a shop; undefined without either. */
function seenSinceApproval({
  business,
  offer,
  shop,
  newestShop,
}: Loaded): ApprovedParts | undefined {
  if (business?.status !== 'active' || isSpecialBusiness(business)) return undefined;
  if (offer && shop?.shopStatus === 'active' && isShown(offer.displayStatus))
    return { offer, shop };
  const other = shop?.shopStatus === 'active' ? shop : newestShop;
  return other?.shopStatus === 'active' ? { shop: other } : undefined;
}

/** Remembers that the device showed a business that waits for its first approval, until the user has seen the approval. */
function useAwaitedApproval(userId: string, business: Business | undefined) {
  const [isEnded, setIsEnded] = useState(false);
  const { id, status, previousActive } = business ?? {};
  const isWaiting = status === 'pending_approval' && previousActive === undefined;
  useEffect(() => {
    if (id && isWaiting) awaitApproval(userId, id);
  }, [userId, id, isWaiting]);
  return {
    isAwaited: !isEnded && id !== undefined && isApprovalAwaited(userId, id),
    end: () => {
      endAwaitedApproval(userId);
      setIsEnded(true);
    },
  };
}

/**
 * Loads an owner's first steps: no `steps` while loading, undefined on failure, for other roles and once all are done.
 */
export function useFirstSteps() {
  const { role, userId, businessId } = useMe();
  const [saved, setSaved] = useState(() => savedFirstSteps(userId));
  const isAsked = owners.includes(role) && saved !== 'shared';
  const { isLoaded, hasFailed, ...progress } = useProgress(userId, isAsked);
  const { business, shop, hasOffers, isReached } = progress;
  const { isAwaited, end } = useAwaitedApproval(userId, isAsked ? business : undefined);
  const approved = isAwaited ? seenSinceApproval({ ...progress, isLoaded, hasFailed }) : undefined;
  const isDone = isLoaded && hasOffers && isReached && business?.status === 'active' && !approved;
  const shown = isLoaded ? shownAs(saved, hasOffers) : saved;

  // Remembered, so that the next loading state has the right height, and that nothing is asked once all is done.
  useEffect(() => {
    if (isAsked && isLoaded && shown) saveFirstSteps(userId, isDone ? 'shared' : shown);
  }, [isAsked, isLoaded, isDone, shown, userId]);
  if (!isAsked || (!isLoaded && hasFailed)) return undefined;

  const save = (next: SavedFirstSteps) => {
    saveFirstSteps(userId, next);
    setSaved(next);
    if (next === 'shared') end();
  };
  return {
    steps: isLoaded ? firstStepsOf(progress) : undefined,
    business,
    shop,
    hasBusiness: businessId !== undefined,
    shown,
    save,
    /** What to show of the approval, until the user has seen it. */
    approved,
    endApproval: end,
  };
}
