import {
  alwaysOpen,
  dayCodes,
  type OpeningHours,
  openStateAt,
  parseDay,
  standardHours,
} from '#contract/brazil/opening-hours.ts';
import { openingHoursField } from '#contract/brazil/opening-hours-field.ts';
import { check } from '#contract/field-errors.ts';

describe('the hours of a day', () => {
  it.each([
    ['CLOSED', []],
    ['24HOURS', [[0, 1440]]],
    ['8-18', [[480, 1080]]],
    ['08:30-18:05', [[510, 1085]]],
    [
      '8-12,14-18',
      [
        [480, 720],
        [840, 1080],
      ],
    ],
    [
      '8-12, 14-18',
      [
        [480, 720],
        [840, 1080],
      ],
    ],
    [
      '8-12,12-18',
      [
        [480, 720],
        [720, 1080],
      ],
    ],
    ['18-2', [[1080, 1560]]],
    [
      '11-15,18-0',
      [
        [660, 900],
        [1080, 1440],
      ],
    ],
    ['8-24', [[480, 1440]]],
    ['0-24', [[0, 1440]]],
    ['0-0', [[0, 1440]]],
    ['10-10', [[600, 2040]]],
  ])('%s are parsed', (value, ranges) => {
    expect(parseDay(value)).toEqual(ranges.map(([from, to]) => ({ from, to })));
  });

  it.each([
    '',
    'closed',
    'OPEN',
    '8',
    '8-',
    '-18',
    '8-18,',
    ',8-18',
    '8-25',
    '24-2',
    '24:00-2',
    '8-24:01',
    '8:60-18',
    '8:5-18',
    '8-18-20',
    '8h-18h',
    '14-18,8-12',
    '8-14,12-18',
    '18-2,1-3',
    '18-2,20-21',
    '8-18,CLOSED',
    '24HOURS,8-9',
    '8\u201318',
    '٨-١٨',
  ])('%p are refused', (value) => {
    expect(parseDay(value)).toBeUndefined();
  });
});

describe("a week's hours", () => {
  it('have two defaults: standard hours and always open', () => {
    expect(dayCodes.map((day) => alwaysOpen[day])).toEqual(Array(7).fill('24HOURS'));
    expect(standardHours).toEqual({
      SUN: 'CLOSED',
      MON: '8-18',
      TUE: '8-18',
      WED: '8-18',
      THU: '8-18',
      FRI: '8-18',
      SAT: '8-18',
    });
    expect(check(openingHoursField, standardHours).success).toBe(true);
    expect(check(openingHoursField, alwaysOpen).success).toBe(true);
  });

  it('must have every day and no other field', () => {
    const { SUN: _, ...withoutSunday } = standardHours;
    expect(check(openingHoursField, { ...withoutSunday, DOM: '8-18' })).toEqual({
      success: false,
      errors: [
        { path: 'SUN', code: 'REQUIRED' },
        { path: 'DOM', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  it('report the day that is invalid', () => {
    expect(
      check(openingHoursField, { ...standardHours, TUE: '18-8-', WED: '8-9,'.repeat(20) }),
    ).toEqual({
      success: false,
      errors: [
        { path: 'TUE', code: 'INVALID_FORMAT' },
        { path: 'WED', code: 'TOO_LONG' },
      ],
    });
  });
});

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
