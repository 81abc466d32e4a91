import fc from 'fast-check';
import { ufs } from '#contract/brazil/states.ts';
import {
  dayIn,
  endOfDay,
  instantOf,
  startOfDay,
  timeZoneOf,
  timeZones,
  wallClock,
} from '#contract/brazil/time-zones.ts';
import { holds } from '#test/support/holds.ts';

const noon = new Date('2026-07-15T12:00:00.250Z');

describe('the zone of a state', () => {
  const west = { AC: '07', AM: '08', MT: '08', MS: '08', RO: '08', RR: '08' } as const;

  it.each(ufs)('%s has the UTC offset of the specification', (uf) => {
    const hour = wallClock(timeZoneOf(uf), noon).toISOString().slice(11, 13);
    expect(hour).toBe((west as Partial<Record<string, string>>)[uf] ?? '09');
  });

  it.each([
    ['America/Noronha', 10],
    ['America/Sao_Paulo', 9],
    ['America/Manaus', 8],
    ['America/Rio_Branco', 7],
  ] as const)('%s shows %i o’clock at noon in Greenwich, in every season', (zone, hour) => {
    for (const month of ['01', '04', '07', '10', '11', '12']) {
      expect(wallClock(zone, new Date(`2026-${month}-15T12:00:00Z`)).getUTCHours()).toBe(hour);
    }
  });
});

describe('a day', () => {
  const anyZone = fc.constantFrom(...timeZones);
  /** Brazil has had no daylight saving time since 2019. */
  const anyInstant = fc.date({
    min: new Date('2020-01-01T00:00:00.000Z'),
    max: new Date('2040-01-01T00:00:00.000Z'),
    noInvalidDate: true,
  });

  it('has local times that convert back to the same instant', () =>
    holds(
      fc.property(anyZone, anyInstant, (zone, at) => {
        expect(instantOf(zone, wallClock(zone, at))).toEqual(at);
      }),
    ));

  it('contains exactly the instants from its start to its end', () =>
    holds(
      fc.property(anyZone, anyInstant, (zone, at) => {
        const day = dayIn(zone, at);
        const [start, end] = [startOfDay(zone, day), endOfDay(zone, day)];
        expect(start.getTime()).toBeLessThanOrEqual(at.getTime());
        expect(end.getTime() + 1000).toBeGreaterThan(at.getTime());
        expect([dayIn(zone, start), dayIn(zone, end)]).toEqual([day, day]);
        expect(dayIn(zone, new Date(start.getTime() - 1)) < day).toBe(true);
        expect(dayIn(zone, new Date(end.getTime() + 1000)) > day).toBe(true);
        expect(end.getTime() - start.getTime()).toBe((24 * 60 * 60 - 1) * 1000);
      }),
    ));

  it('may differ between Noronha and Acre at the same instant', () => {
    const late = new Date('2026-11-21T03:30:00Z');
    expect(dayIn('America/Noronha', late)).toBe('2026-11-21');
    expect(dayIn('America/Rio_Branco', late)).toBe('2026-11-20');
  });
});
