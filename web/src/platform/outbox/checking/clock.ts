/** The device's clock, in epoch milliseconds, and a count of milliseconds that nobody can set. */
export interface DeviceTime {
  readonly date: number;
  readonly ticks: number;
}

/** Server's time when a pack arrived, in epoch milliseconds, and the device's. */
export interface ClockMark {
  readonly serverTime: number;
  readonly arrivedAt: number;
  /** Latest device's time of a use. */
  readonly seenAt?: number | undefined;
}

/** The current time, as far as the device knows it. */
export interface ClockReading {
  /** In epoch milliseconds. */
  readonly now: number;
  /** Another possible time: the device slept, or its clock was set forward, which looks alike. */
  readonly otherwise?: number;
  /** Whether the clock was set back since, by an unknown time. */
  readonly isSetBack: boolean;
}

/** Difference in milliseconds below which two clocks count as equal. Clocks are corrected by some seconds now and then. */
export const tolerance = 60_000;

export const deviceTime = (): DeviceTime => ({ date: Date.now(), ticks: performance.now() });

/**
 * Returns the server's current time: the device's clock plus its difference at the last pack. `since` is an earlier
 * reading in this page: where its clock and its ticks disagree, the clock was changed, or the device slept.
 */
export function readClock(
  { serverTime, arrivedAt, seenAt = arrivedAt }: ClockMark,
  since: DeviceTime,
  { date, ticks }: DeviceTime,
): ClockReading {
  const now = serverTime + (date - arrivedAt);
  const moved = date - since.date - (ticks - since.ticks);
  // Ticks may stand still during a sleep, but never run too fast.
  if (moved < -tolerance) return { now: now - moved, isSetBack: false };
  const isSetBack = date < Math.max(arrivedAt, seenAt) - tolerance;
  if (moved > tolerance) return { now, otherwise: now - moved, isSetBack };
  return { now, isSetBack };
}
