import fc from 'fast-check';
import {
  dayIn,
  endOfDay,
  instantOf,
  startOfDay,
  timeZones,
  wallClock,
} from '#contract/brazil/time-zones.ts';
import { holds } from '#test/support/holds.ts';

const anyZone = fc.constantFrom(...timeZones);
/** Brazil has had no daylight saving time since 2019. */
const anyInstant = fc.date({
  min: new Date('2020-01-01T00:00:00.000Z'),
  max: new Date('2040-01-01T00:00:00.000Z'),
  noInvalidDate: true,
});

test('local time converts back to the same instant', () =>
  holds(
    fc.property(anyZone, anyInstant, (zone, at) => {
      expect(instantOf(zone, wallClock(zone, at))).toEqual(at);
    }),
  ));

test('a day contains exactly the instants from its start to its end', () =>
  holds(
    fc.property(anyZone, anyInstant, (zone, at) => {
      const day = dayIn(zone, at);
      const [start, end] = [startOfDay(zone, day), endOfDay(zone, day)];
      expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(end.getTime() + 1000).toBeGreaterThan(at.getTime());
      expect(dayIn(zone, new Date(start.getTime() - 1)) < day).toBe(true);
      expect(dayIn(zone, new Date(end.getTime() + 1000)) > day).toBe(true);
      expect(end.getTime() - start.getTime()).toBe((24 * 60 * 60 - 1) * 1000);
    }),
  ));
