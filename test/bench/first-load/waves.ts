/** Milliseconds without a request after which a page waits for answers. */
const quietTime = 1_000;

const icon = 'favicon.svg';

/** Holds back all answers until the page makes no further request, so that requests come in waves. */
export interface Waves {
  /** Resolves when the request may be answered. */
  readonly hold: (file: string) => Promise<void>;
  /** The wave of each file since the last call: 1 for the page, 2 for what it names, and so on. */
  readonly takeLevels: () => ReadonlyMap<string, number>;
}

/**
 * Counts the levels of a first load: what a page requests before the answers of the last level arrive is
 * one level. Chromium does not tell which script caused the request of a module.
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
      // The page names its icon, but browsers request it when everything else is loaded.
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
