import { changesByClock } from '#web/lib/clock/refresh-by-clock.ts';
import { noteServerTime, serverNow, toServerTime } from '#web/lib/clock/server-clock.ts';

const noon = Date.parse('2026-11-27T15:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

describe('an answer', () => {
  const at = (instant: number) => new Date(instant).toISOString();

  it.each(['startsAt', 'endsAt', 'opensAt', 'closesAt'])(
    'changes by the clock once the instant %s has come',
    (name) => {
      const pages = { pages: [{ items: [{ id: 'off', [name]: at(noon + minute) }] }] };
      expect(changesByClock(pages, noon, noon + minute - 1)).toBe(false);
      expect(changesByClock(pages, noon, noon + minute)).toBe(true);
      expect(changesByClock(pages, noon + minute, noon + 2 * minute)).toBe(false);
    },
  );

  it('does not change by the clock at past instants, or at instants of past events', () => {
    const offer = { endsAt: at(noon - minute), updatedAt: at(noon + minute), images: [null, 'a'] };
    expect(changesByClock({ offer }, noon, noon + 2 * minute)).toBe(false);
  });

  it.each([
    ['Fernando de Noronha', '2026-11-28T02:00:00Z'],
    ['São Paulo', '2026-11-28T03:00:00Z'],
    ['Manaus', '2026-11-28T04:00:00Z'],
    ['Rio Branco', '2026-11-28T05:00:00Z'],
  ])('changes by the clock at midnight in %s', (_place, instant) => {
    const midnight = Date.parse(instant);
    expect(changesByClock({}, midnight - minute, midnight)).toBe(true);
    expect(changesByClock({}, midnight, midnight + minute)).toBe(false);
  });
});

describe('the time of the server', () => {
  /** The header has whole seconds, rounded down, so the end of the second is assumed. */
  const second = 999;
  const answer = (serverTime: number, headers: Record<string, string> = {}) =>
    new Headers({ date: new Date(serverTime).toUTCString(), ...headers });

  beforeEach(() => {
    jest.spyOn(Date, 'now').mockReturnValue(noon);
    noteServerTime(answer(noon));
  });

  it.each([-2 * hour, 2 * hour])('is known although the device’s clock is %d ms off', (off) => {
    noteServerTime(answer(noon - off));
    expect(serverNow()).toBe(noon - off + second);
    expect(toServerTime(noon - hour)).toBe(noon - off - hour + second);
  });

  it.each<[string, string, boolean]>([
    ['age', '20', false],
    ['cache-control', 'public, max-age=300', false],
    ['date', '', false],
    ['date', 'yesterday', false],
    ['cache-control', 'private, no-store', true],
    ['cache-control', 'public, max-age=0, s-maxage=1', true],
  ])('is learned from an answer with the header %s "%s": %j', (name, value, isLearned) => {
    noteServerTime(answer(noon - hour, { [name]: value }));
    expect(serverNow()).toBe((isLearned ? noon - hour : noon) + second);
  });
});
