import { useState } from 'react';
import { keepScrollPosition } from './keep-scroll-position.ts';

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
