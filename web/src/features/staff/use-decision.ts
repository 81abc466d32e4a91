import { useState } from 'react';
import { showToast } from '#web/ui/toast/toast.ts';

interface Decision<T> {
  /** Its promise rejects where the decision fails. */
  readonly decide: () => Promise<T>;
  /** What is said once it is taken, by the answer. */
  readonly done: (decided: T) => string;
}

/**
 * Takes decisions on a row of the desk, of which `version` is shown. `onDecided` is called once one is taken, before the
 * row leaves its list.
 */
export function useDecision(version: number, onDecided?: () => void) {
  const [failed, setFailed] = useState<{ readonly version: number; readonly error: unknown }>();
  const [decidedVersion, setDecidedVersion] = useState<number>();
  const [isSending, setIsSending] = useState(false);

  /** Takes a decision; its promise rejects where that fails, for a dialog that shows why. */
  const take = async <T>({ decide, done }: Decision<T>) => {
    setFailed(undefined);
    setIsSending(true);
    try {
      const decided = await decide();
      setDecidedVersion(version);
      onDecided?.();
      await showToast(done(decided));
    } finally {
      setIsSending(false);
    }
  };
  /** Takes a decision; why it fails is in `failure`. */
  const attempt = async <T>(decision: Decision<T>) => {
    try {
      await take(decision);
    } catch (error) {
      setFailed({ version, error });
    }
  };

  return {
    /** Why the last decision on the version that is shown failed. */
    failure: failed?.version === version ? failed.error : undefined,
    isSending,
    /** A decision on the version that is shown was taken: the row is about to leave its list, or to change. */
    isDecided: decidedVersion === version,
    take,
    attempt,
  };
}
