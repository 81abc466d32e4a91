import {
  alwaysOpen,
  dayCodes,
  type OpeningHours,
  openStateAt,
  parseDay,
  standardHours,
} from '#contract/shops/opening-hours.ts';
import { openingHoursField } from '#contract/shops/opening-hours-field.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

describe('the hours of a day', () => {
  it.each([
    ['8-12,12-18', '480-720 720-1080'],
    ['11-15,18-0', '660-900 1080-1440'],
    ['8-24', '480-1440'],
    ['0-24', '0-1440'],
    ['0-0', '0-1440'],
    ['10-10', '600-2040'],
  ])('%s are parsed to the minutes %s', (value, ranges) => {
    expect(
      parseDay(value)
        ?.map(({ from, to }) => `${from}-${to}`)
        .join(' '),
    ).toBe(ranges);
  });

  const wrong = [
    ...['', 'closed', 'OPEN', '8', '8-', '-18', '8-18,', ',8-18', '8-25', '24-2', '24:00-2'],
    ...['8-24:01', '8:60-18', '8:5-18', '8-18-20', '8h-18h', '14-18,8-12', '8-14,12-18'],
    ...['18-2,1-3', '18-2,20-21', '8-18,CLOSED', '24HOURS,8-9', '8\u201318', '٨-١٨'],
  ];
  it.each(wrong)('%p are refused', (value) => {
    expect(parseDay(value)).toBeUndefined();
  });
});

describe("a week's hours", () => {
  it('are standard hours or always open by default', () => {
    expect(outcomeOf(openingHoursField, standardHours)).toEqual(standardHours);
    expect(outcomeOf(openingHoursField, alwaysOpen)).toEqual(alwaysOpen);
  });

  it('must have every day and no other field', () => {
    const { SUN: _, ...withoutSunday } = standardHours;
    expect(outcomeOf(openingHoursField, { ...withoutSunday, DOM: '8-18' })).toEqual([
      'SUN REQUIRED',
      'DOM UNKNOWN_FIELD',
    ]);
  });

  it('report the day that is invalid', () => {
    const typed = { ...standardHours, TUE: '18-8-', WED: '8-9,'.repeat(20) };
    expect(outcomeOf(openingHoursField, typed)).toEqual(['TUE INVALID_FORMAT', 'WED TOO_LONG']);
  });
});

describe('the opening state of a shop', () => {
  const closedWeek = Object.fromEntries(dayCodes.map((day) => [day, 'CLOSED'])) as OpeningHours;
  // 2026-11-21 is a Saturday; São Paulo keeps UTC-3.
  const at = (time: string) => new Date(`2026-11-${time}:00.000-03:00`);
  const opens = (time: string) => ({ isOpenNow: false, opensAt: at(time).toISOString() });
  const closes = (time: string) => ({ isOpenNow: true, closesAt: at(time).toISOString() });

  // Weeks that random ones hardly ever are.
  it.each([
    ['before a closed Sunday', standardHours, '21T18:00', opens('23T08:00')],
    ['always open', alwaysOpen, '21T03:00', { isOpenNow: true }],
    ['always closed', closedWeek, '21T03:00', { isOpenNow: false }],
    ['open across the end of the week', { SAT: '22-5' }, '22T04:00', closes('22T05:00')],
    ['open on Fridays until 2', { FRI: '18-2' }, '21T02:00', opens('27T18:00')],
    [
      'open from one day into the next',
      { FRI: '20-24', SAT: '0-3' },
      '20T21:00',
      closes('21T03:00'),
    ],
    ['open but on Sundays', { ...alwaysOpen, SUN: 'CLOSED' }, '16T10:00', closes('22T00:00')],
    ['closed on Sundays alone', { ...alwaysOpen, SUN: 'CLOSED' }, '22T10:00', opens('23T00:00')],
    ['open once a week, until now', { SAT: '6-12' }, '21T12:00', opens('28T06:00')],
  ] as const)('is known if it is %s', (_, days, time, state) => {
    expect(openStateAt({ ...closedWeek, ...days }, 'America/Sao_Paulo', at(time))).toEqual(state);
  });
});
