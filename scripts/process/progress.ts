const heartbeatSeconds = 10;

/** Adds a remark to the step's last line, for example that it was skipped. */
export type Note = (remark: string) => void;

/** Runs a named step. Prints its start, a heartbeat every ten seconds, and its duration. */
export async function withProgress<T>(name: string, work: (note: Note) => Promise<T>): Promise<T> {
  const start = performance.now();
  const elapsed = () => seconds(performance.now() - start);
  let remark = '';
  const print = (mark: string) =>
    console.log(`${mark} ${name}${remark && `: ${remark}`} (${elapsed()})`);
  console.log(`… ${name}`);
  const heartbeat = setInterval(
    () => console.log(`… ${name}: still running after ${elapsed()}`),
    heartbeatSeconds * 1000,
  );
  try {
    const value = await work((text) => {
      remark = text;
    });
    print('✓');
    return value;
  } catch (error) {
    print('✗');
    throw error;
  } finally {
    clearInterval(heartbeat);
  }
}

/** Formats a duration: `12.3 s`. */
export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`;
}
