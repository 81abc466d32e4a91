const heartbeatSeconds = 10;

/** What a step found out that is worth a word beside its name, such as that it was skipped. */
export interface Finding<T> {
  readonly value: T;
  readonly note?: string;
}

/**
 * Runs one named step: says that it began, every ten seconds that it still runs, and at the end how
 * long it took.
 */
export async function step<T>(name: string, work: () => Promise<Finding<T>>): Promise<T> {
  const start = performance.now();
  const elapsed = () => seconds(performance.now() - start);
  console.log(`… ${name}`);
  const heartbeat = setInterval(
    () => console.log(`… ${name}: still at it after ${elapsed()}`),
    heartbeatSeconds * 1000,
  );
  try {
    const { value, note } = await work();
    console.log(`✓ ${name}${note ? `: ${note}` : ''} (${elapsed()})`);
    return value;
  } catch (error) {
    console.log(`✗ ${name} (${elapsed()})`);
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** `12.3 s` */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
