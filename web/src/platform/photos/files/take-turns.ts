type Task<T> = () => Promise<T>;

/** Returns a function that runs tasks in order, at most `limit` at a time. */
export function takeTurns(limit: number): <T>(task: Task<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= limit) {
      // An ending task passes its turn on, so the number of running tasks stays the same.
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    } else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
