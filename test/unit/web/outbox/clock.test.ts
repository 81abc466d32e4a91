import { readClock } from '#web/platform/outbox/checking/clock.ts';

const hour = 3_600_000;
const year = 365 * 24 * hour;
const server = Date.parse('2026-12-01T15:00:00.000Z');
const start = { date: server, ticks: 5000 };
const later = (milliseconds: number, jump = 0) => ({
  date: start.date + milliseconds + jump,
  ticks: start.ticks + milliseconds,
});

describe('the clock of a counter', () => {
  it.each([0, hour, -hour, year, -year])(
    'shows the right time on a device whose clock is wrong by %d ms',
    (wrong) => {
      const arrivedAt = start.date + wrong;
      const since = { date: arrivedAt, ticks: start.ticks };
      const now = { date: arrivedAt + 2 * hour, ticks: start.ticks + 2 * hour };
      const reading = readClock({ serverTime: server, arrivedAt }, since, now);
      expect(reading).toEqual({ now: server + 2 * hour, isSetBack: false });
    },
  );

  const mark = { serverTime: server, arrivedAt: server };

  it('is still right after the clock was set back while the page was open', () => {
    const reading = readClock(mark, start, later(2 * hour, -5 * hour));
    expect(reading).toEqual({ now: server + 2 * hour, isSetBack: false });
  });

  it('has two possible times after a sleep, or after the clock was set forward', () => {
    const reading = readClock(mark, start, later(2 * hour, 5 * hour));
    const times = { now: server + 7 * hour, otherwise: server + 2 * hour };
    expect(reading).toEqual({ ...times, isSetBack: false });
  });

  it('says that the clock was set back before the page opened', () => {
    const since = { date: server - 3 * hour, ticks: 0 };
    const now = { date: since.date + 1000, ticks: 1000 };
    expect(readClock(mark, since, now)).toMatchObject({ isSetBack: true });
    // Later than the pack, but earlier than the last use.
    const afterPack = { date: server + hour, ticks: 0 };
    const used = { ...mark, seenAt: server + 2 * hour };
    expect(readClock(used, afterPack, afterPack)).toMatchObject({ isSetBack: true });
    expect(readClock(mark, afterPack, afterPack)).toMatchObject({ isSetBack: false });
  });

  it('ignores small corrections of a device', () => {
    for (const correction of [-30_000, 30_000]) {
      expect(readClock(mark, start, later(hour, correction))).toEqual({
        now: server + hour + correction,
        isSetBack: false,
      });
    }
  });
});
