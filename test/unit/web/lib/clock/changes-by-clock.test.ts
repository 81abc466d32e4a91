import { changesByClock } from '#web/lib/clock/refresh-by-clock.ts';

const noon = Date.parse('2026-11-27T15:00:00Z');
const minute = 60_000;
const at = (instant: number) => new Date(instant).toISOString();

describe('an answer', () => {
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
