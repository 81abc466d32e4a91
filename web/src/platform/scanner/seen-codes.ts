/** Least absence in milliseconds before a code counts again. */
const goneAfter = 2000;

/** Keeps the texts that were reported, until they were out of view for two seconds. */
function createMemory() {
  const lastSeen = new Map<string, number>();
  return {
    has: (text: string) => lastSeen.has(text),
    add: (text: string, now: number) => lastSeen.set(text, now),
    update(texts: readonly string[], now: number) {
      for (const [text, seen] of lastSeen) if (now - seen > goneAfter) lastSeen.delete(text);
      for (const text of texts) if (lastSeen.has(text)) lastSeen.set(text, now);
    },
  };
}

interface Found {
  readonly onCode: (text: string) => void;
  /** Called when two different codes are in view, and again only after two seconds without a second one. */
  readonly onSeveral: () => void;
}

/**
 * Decides which codes are news. A code counts one frame after the first that shows it, since a frame may show only one
 * of two codes. Returns the function that takes the texts of the next frame, and its time in milliseconds.
 */
export function watchCodes({ onCode, onSeveral }: Found) {
  const reported = createMemory();
  let previous = { texts: [] as readonly string[], time: Number.NEGATIVE_INFINITY };
  let lastSeveral = Number.NEGATIVE_INFINITY;

  return (texts: readonly string[], now: number): void => {
    reported.update(texts, now);
    // The camera was off in between.
    const before = now - previous.time > goneAfter ? [] : previous.texts;
    previous = { texts, time: now };

    const [text, ...others] = new Set([...before, ...texts]);
    if (others.length > 0) {
      if (now - lastSeveral > goneAfter) onSeveral();
      lastSeveral = now;
    } else if (text !== undefined && before.length > 0 && !reported.has(text)) {
      reported.add(text, now);
      onCode(text);
    }
  };
}
