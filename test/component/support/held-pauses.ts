import { timeoutManager } from '@tanstack/react-query';

interface Pause {
  readonly look: () => void;
  readonly milliseconds: number;
}

/** Holds the pauses after which a page looks again for what has changed, for one test. They only end by `pass`. */
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
    /** Lets as much time pass for the pauses that have begun. */
    pass: (time: number) => {
      for (const { look, milliseconds } of pauses.values()) if (milliseconds <= time) look();
    },
  };
}
