type Undo = () => Promise<void> | void;

const undos: Undo[] = [];
let ending: Promise<void> | undefined;

/**
 * Registers what must be stopped before this process ends, newest first. Gives the function that
 * takes it off the list again.
 */
export function beforeExit(undo: Undo): () => void {
  undos.push(undo);
  return () => {
    const index = undos.indexOf(undo);
    if (index >= 0) undos.splice(index, 1);
  };
}

/** Stops everything that was registered, once, newest first; one that fails does not keep the rest. */
export function endAll(): Promise<void> {
  ending ??= (async () => {
    for (let undo = undos.pop(); undo; undo = undos.pop()) {
      try {
        await undo();
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
      }
    }
  })();
  return ending;
}
