import { useState } from 'react';
import { showToast } from '#web/ui/toast/toast.ts';

interface Decision {
  /** Its promise rejects where the decision fails. */
  readonly decide: () => Promise<unknown>;
  /** What is said once it is taken. */
  readonly done: string;
}

/** Takes decisions on a row of the desk. `onDecided` is called once one is taken, before the row leaves its list. */
export function useDecision(onDecided?: () => void) {
  const [failure, setFailure] = useState<unknown>();
  const [isDeciding, setIsDeciding] = useState(false);

  /** Takes a decision; its promise rejects where that fails, for a dialog that shows why. */
  const take = async ({ decide, done }: Decision) => {
    setFailure(undefined);
    await decide();
    onDecided?.();
    await showToast(done);
  };
  /** Takes a decision; why it fails is in `failure`. */
  const attempt = async (decision: Decision) => {
    setIsDeciding(true);
    try {
      await take(decision);
    } catch (error) {
      setFailure(error);
    } finally {
      setIsDeciding(false);
    }
  };

  return { failure, isDeciding, take, attempt };
}
