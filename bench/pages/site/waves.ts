/** Milliseconds without a new request, after which the held responses are sent. */
const quietTime = 1_000;

const icon = '/favicon.svg';

/** Delays all responses until the page makes no further request, so that requests arrive in waves. */
export interface Waves {
  /** Resolves when the response may be sent. */
  readonly hold: (file: string) => Promise<void>;
  /** Returns the level of each file since the last call: 1 for the page, 2 for files that it references, and so on. */
  readonly takeLevels: () => ReadonlyMap<string, number>;
}

/**
 * Counts the levels of a first load: requests made before the previous level's responses form one level. Chromium does
 * not report which script requested a module.
 */
export function makeWaves(): Waves {
  let levels = new Map<string, number>();
  let level = 1;
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout | undefined;
  const release = () => {
    const answered = waiting;
    waiting = [];
    level += 1;
    for (const answer of answered) answer();
  };
  return {
    hold: async (file) => {
      // The page references its icon, but browsers request it last.
      if (file === icon) {
        levels.set(file, 2);
        return;
      }
      levels.set(file, level);
      clearTimeout(timer);
      timer = setTimeout(release, quietTime);
      await new Promise<void>((resolve) => waiting.push(resolve));
    },
    takeLevels: () => {
      const all = levels;
      levels = new Map();
      level = 1;
      return all;
    },
  };
}
