const turns = new Map<string, Promise<unknown>>();

/**
 * Runs work after all work of the same name that this process began before, whether that succeeded or not;
 * returns its result. Work of other names runs at the same time.
 */
export async function runSequentially<T>(name: string, work: () => Promise<T>): Promise<T> {
  const before = turns.get(name) ?? Promise.resolve();
  const turn = before.then(work, work);
  turns.set(name, turn);
  try {
    return await turn;
  } finally {
    if (turns.get(name) === turn) turns.delete(name);
  }
}
