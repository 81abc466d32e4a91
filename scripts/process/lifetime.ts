type Stop = () => Promise<void> | void;

const stops = new Set<Stop>();
let ending: Promise<void> | undefined;

/** Registers a function to call before this process ends. Returns the function that unregisters it. */
export function beforeExit(stop: Stop): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Calls every registered function once, newest first. Prints errors and continues. */
export function endAll(): Promise<void> {
  ending ??= (async () => {
    for (const stop of [...stops].reverse()) {
      try {
        await stop();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  })();
  return ending;
}
