import { parseInput } from '#contract/http/field-errors.ts';
import { alwaysOpen, dayCodes, parseDay, standardHours } from '#contract/shops/opening-hours.ts';
import { openingHoursField } from '#contract/shops/opening-hours-field.ts';

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
    expect(parseInput(openingHoursField, standardHours).success).toBe(true);
    expect(parseInput(openingHoursField, alwaysOpen).success).toBe(true);
  });

  it('must have every day and no other field', () => {
    const { SUN: _, ...withoutSunday } = standardHours;
    expect(parseInput(openingHoursField, { ...withoutSunday, DOM: '8-18' })).toEqual({
      success: false,
      errors: [
        { path: 'SUN', code: 'REQUIRED' },
        { path: 'DOM', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  it('report the day that is invalid', () => {
    expect(
      parseInput(openingHoursField, { ...standardHours, TUE: '18-8-', WED: '8-9,'.repeat(20) }),
    ).toEqual({
      success: false,
      errors: [
        { path: 'TUE', code: 'INVALID_FORMAT' },
        { path: 'WED', code: 'TOO_LONG' },
      ],
    });
  });
});
