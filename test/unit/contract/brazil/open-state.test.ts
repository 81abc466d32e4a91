import {
  alwaysOpen,
  dayCodes,
  type OpeningHours,
  openStateAt,
  standardHours,
} from '#contract/shops/opening-hours.ts';

describe('the opening state of a shop', () => {
  const closedWeek: OpeningHours = Object.fromEntries(
    dayCodes.map((day) => [day, 'CLOSED']),
  ) as OpeningHours;
  const saoPaulo = 'America/Sao_Paulo';
  // 2026-11-21 is a Saturday; São Paulo keeps UTC-3.
  const at = (time: string) => new Date(`2026-11-${time}:00.000-03:00`);
  const iso = (time: string) => at(time).toISOString();

  it.each([
    ['a minute before it opens', '20T07:59', { isOpenNow: false, opensAt: iso('20T08:00') }],
    ['the minute it opens', '20T08:00', { isOpenNow: true, closesAt: iso('20T18:00') }],
    ['the minute before it closes', '20T17:59', { isOpenNow: true, closesAt: iso('20T18:00') }],
    ['the minute it closes', '20T18:00', { isOpenNow: false, opensAt: iso('21T08:00') }],
    ['before a closed Sunday', '21T18:00', { isOpenNow: false, opensAt: iso('23T08:00') }],
    ['on a closed Sunday', '22T12:00', { isOpenNow: false, opensAt: iso('23T08:00') }],
  ])('is known %s, with the standard hours', (_, time, state) => {
    expect(openStateAt(standardHours, saoPaulo, at(time))).toEqual(state);
  });

  it('is open, without a closing time, with 24 hours on every day', () => {
    expect(openStateAt(alwaysOpen, saoPaulo, at('21T03:00'))).toEqual({ isOpenNow: true });
  });

  it('is closed, without an opening time, when every day is closed', () => {
    expect(openStateAt(closedWeek, saoPaulo, at('21T03:00'))).toEqual({ isOpenNow: false });
  });

  it('follows the hours of the previous evening after midnight', () => {
    const bar = { ...closedWeek, FRI: '18-2' };
    expect(openStateAt(bar, saoPaulo, at('20T23:30')).closesAt).toBe(iso('21T02:00'));
    expect(openStateAt(bar, saoPaulo, at('21T01:59'))).toEqual({
      isOpenNow: true,
      closesAt: iso('21T02:00'),
    });
    expect(openStateAt(bar, saoPaulo, at('21T02:00'))).toEqual({
      isOpenNow: false,
      opensAt: iso('27T18:00'),
    });
  });

  it('stays open from Saturday night into Sunday, across the end of the week', () => {
    const club = { ...closedWeek, SAT: '22-5' };
    expect(openStateAt(club, saoPaulo, at('22T04:00'))).toEqual({
      isOpenNow: true,
      closesAt: iso('22T05:00'),
    });
  });

  it('has no gap at midnight when one day ends as the next begins', () => {
    const hours = { ...closedWeek, FRI: '20-24', SAT: '0-3' };
    expect(openStateAt(hours, saoPaulo, at('20T21:00')).closesAt).toBe(iso('21T03:00'));
  });

  it('closes after several whole days at the first closed day', () => {
    const hours = { ...alwaysOpen, SUN: 'CLOSED' };
    expect(openStateAt(hours, saoPaulo, at('16T10:00')).closesAt).toBe(iso('22T00:00'));
    expect(openStateAt(hours, saoPaulo, at('22T10:00')).opensAt).toBe(iso('23T00:00'));
  });

  it('is closed between two ranges of a day and open in the second', () => {
    const hours = { ...closedWeek, SAT: '8-12,14-18' };
    expect(openStateAt(hours, saoPaulo, at('21T13:00'))).toEqual({
      isOpenNow: false,
      opensAt: iso('21T14:00'),
    });
    expect(openStateAt(hours, saoPaulo, at('21T14:00')).isOpenNow).toBe(true);
  });

  it('has its next opening in a week, when the only open day has just ended', () => {
    const market = { ...closedWeek, SAT: '6-12' };
    expect(openStateAt(market, saoPaulo, at('21T12:00')).opensAt).toBe(iso('28T06:00'));
  });

  it("uses the shop's time zone: open in Noronha and not yet in Acre at the same instant", () => {
    const instant = new Date('2026-11-20T10:30:00.000Z');
    expect(openStateAt(standardHours, 'America/Noronha', instant)).toEqual({
      isOpenNow: true,
      closesAt: '2026-11-20T20:00:00.000Z',
    });
    expect(openStateAt(standardHours, 'America/Rio_Branco', instant)).toEqual({
      isOpenNow: false,
      opensAt: '2026-11-20T13:00:00.000Z',
    });
  });

  it("uses the shop's calendar day: Sunday in Noronha while it is Saturday in Manaus", () => {
    const instant = new Date('2026-11-22T02:30:00.000Z');
    const saturdays = { ...closedWeek, SAT: '24HOURS' };
    expect(openStateAt(saturdays, 'America/Noronha', instant).isOpenNow).toBe(false);
    expect(openStateAt(saturdays, 'America/Manaus', instant).isOpenNow).toBe(true);
  });
});
