/** Lets the clock of this process jump; timers are not affected. */
export function startTime() {
  const RealDate = globalThis.Date;
  const realTicks = performance.now;
  let passed = 0;
  class ShiftedDate extends RealDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(ShiftedDate.now());
      else super(...given);
    }

    static override now(): number {
      return RealDate.now() + passed;
    }
  }
  globalThis.Date = ShiftedDate as DateConstructor;
  performance.now = () => realTicks.call(performance) + passed;
  return {
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    stop: () => {
      globalThis.Date = RealDate;
      performance.now = realTicks;
    },
  };
}
