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

describe.each(timeZones)('the calendar of %s', (zone) => {
  it('converts an instant to local time and back', () => {
    for (const at of [
      '2026-01-01T00:00:00.000Z',
      '2026-12-31T23:59:59.999Z',
      '2028-02-29T02:30:00.001Z',
    ]) {
      expect(instantOf(zone, wallClock(zone, new Date(at))).toISOString()).toBe(at);
    }
  });

  it('has every second of a day between its start and its end', () => {
    const start = startOfDay(zone, '2026-11-21');
    const end = endOfDay(zone, '2026-11-21');
    expect(end.getTime() - start.getTime()).toBe((24 * 3600 - 1) * 1000);
    expect(dayIn(zone, start)).toBe('2026-11-21');
    expect(dayIn(zone, new Date(start.getTime() - 1))).toBe('2026-11-20');
    expect(dayIn(zone, end)).toBe('2026-11-21');
    expect(dayIn(zone, new Date(end.getTime() + 1000))).toBe('2026-11-22');
  });
});

describe('a day', () => {
  it('begins latest in Acre', () => {
    const starts = timeZones.map((zone) => startOfDay(zone, '2026-11-21').toISOString());
    expect(starts).toEqual([
      '2026-11-21T02:00:00.000Z',
      '2026-11-21T03:00:00.000Z',
      '2026-11-21T04:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
    ]);
  });

  it('may differ between Noronha and Acre at the same instant', () => {
    const late = new Date('2026-11-21T03:30:00Z');
    expect(dayIn('America/Noronha', late)).toBe('2026-11-21');
    expect(dayIn('America/Rio_Branco', late)).toBe('2026-11-20');
  });
});
