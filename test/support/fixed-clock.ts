/** Fixes the date at an instant (ISO 8601); timers and promises still run in real time. */
export function stopDateAt(instant: string): void {
  jest.useFakeTimers({
    now: new Date(instant),
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}

/** Fixes the date at an instant (ISO 8601), and lets retries follow without a pause. */
export function stopDateAndPausesAt(instant: string): void {
  stopDateAt(instant);
  jest.spyOn(Math, 'random').mockReturnValue(0);
}
