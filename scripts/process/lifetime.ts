type Stop = () => Promise<void> | void;

const stops = new Set<Stop>();
let ending: Promise<void> | undefined;

/** Registers what must be stopped before this process ends. Gives the function that takes it off the list. */
export function beforeExit(stop: Stop): () => void {
  stops.add(stop);
  return () => stops.delete(stop);
}

/** Stops everything that was registered, once, newest first. An error is printed and does not keep the rest. */
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
