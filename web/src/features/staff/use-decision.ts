import { useState } from 'react';
import { keepInPlace } from './keep-in-place.ts';

interface Decision<T> {
  /** Its promise rejects where the decision fails. */
  readonly decide: () => Promise<T>;
  /** Shows what was decided, by the answer. */
  readonly show: (decided: T) => void;
}

/** Takes decisions on a row of the desk, of which `version` is shown. The row stays where it is. */
export function useDecision(version: number) {
  const [failed, setFailed] = useState<{ readonly version: number; readonly error: unknown }>();
  const [isSending, setIsSending] = useState(false);

  /** Takes a decision; its promise rejects where that fails, for a dialog that shows why. */
  const take = async <T>({ decide, show }: Decision<T>) => {
    setIsSending(true);
    try {
      const decided = await decide();
      keepInPlace(() => {
        setFailed(undefined);
        show(decided);
      });
    } finally {
      setIsSending(false);
    }
  };
  /** Takes a decision; why it fails is in `failure`. */
  const attempt = async <T>(decision: Decision<T>) => {
    try {
      await take(decision);
    } catch (error) {
      keepInPlace(() => setFailed({ version, error }));
    }
  };

  return {
    /** Why the last decision on the version that is shown failed. */
    failure: failed?.version === version ? failed.error : undefined,
    isSending,
    take,
    attempt,
  };
}
