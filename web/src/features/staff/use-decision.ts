import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { isRefused, readBusiness, useBusinessesAnew } from './api.ts';

/** Returns the element with the focus, else the element under the pointer. */
function heldElement(): Element | undefined {
  const { activeElement } = document;
  if (activeElement && activeElement !== document.body) return activeElement;
  return [...document.querySelectorAll(':hover')].at(-1);
}

/** Makes a change that may add lines above the element in use, and scrolls so that the element does not move. */
export function keepScrollPosition(change: () => void): void {
  const held = heldElement();
  const before = held?.getBoundingClientRect().top;
  flushSync(change);
  if (!held?.isConnected || before === undefined) return;
  const moved = held.getBoundingClientRect().top - before;
  if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
}

interface Decision<T> {
  readonly decide: () => Promise<T>;
  readonly show: (decided: T) => void;
}

/** Takes decisions on the shown `version` of a row; the row stays in its place. */
export function useDecision(version: number) {
  const [failed, setFailed] = useState<{ readonly version: number; readonly error: unknown }>();
  const [isSending, setIsSending] = useState(false);

  /** Takes a decision; rejects on failure, for a dialog that shows the error. */
  const take = async <T>({ decide, show }: Decision<T>) => {
    setIsSending(true);
    try {
      const decided = await decide();
      keepScrollPosition(() => {
        setFailed(undefined);
        show(decided);
      });
    } finally {
      setIsSending(false);
    }
  };
  /** Takes a decision; stores an error in `failure`. */
  const attempt = async <T>(decision: Decision<T>) => {
    try {
      await take(decision);
    } catch (error) {
      keepScrollPosition(() => setFailed({ version, error }));
    }
  };

  return {
    /** Error of the last decision on the shown version. */
    failure: failed?.version === version ? failed.error : undefined,
    isSending,
    take,
    attempt,
  };
}

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
