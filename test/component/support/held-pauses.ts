import { timeoutManager } from '@tanstack/react-query';

interface Pause {
  readonly look: () => void;
  readonly milliseconds: number;
}

/** Holds the polling intervals of queries for one test; only `pass` runs them. */
export function holdPauses() {
  const pauses = new Map<number, Pause>();
  let last = 0;
  jest.spyOn(timeoutManager, 'setInterval').mockImplementation((look, milliseconds) => {
    last += 1;
    pauses.set(last, { look, milliseconds });
    return last;
  });
  jest.spyOn(timeoutManager, 'clearInterval').mockImplementation((id) => {
    pauses.delete(Number(id));
  });
  return {
    /** Runs each interval that is at most this long, once. */
    pass: (time: number) => {
      for (const { look, milliseconds } of pauses.values()) if (milliseconds <= time) look();
    },
  };
}
