const turns = new Map<string, Promise<unknown>>();

/** Runs work after all earlier work of the same name in this process, even failed work. */
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
