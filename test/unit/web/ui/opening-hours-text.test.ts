import { alwaysOpen, standardHours } from '#contract/shops/opening-hours.ts';
import { groupDays, rangesText } from '#web/views/shop/opening-hours-list.tsx';

describe('a week of opening hours', () => {
  it('starts on Monday and groups consecutive days with the same hours', () => {
    expect(groupDays(standardHours)).toMatchObject([
      {
        first: 'MON',
        last: 'SAT',
        days: ['MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
        value: '8-18',
      },
      { first: 'SUN', last: 'SUN', days: ['SUN'], value: 'CLOSED' },
    ]);
    expect(groupDays(alwaysOpen)).toHaveLength(1);
    expect(groupDays({ ...standardHours, WED: 'CLOSED' }).map(({ first }) => first)).toEqual([
      'MON',
      'WED',
      'THU',
      'SUN',
    ]);
  });

  it.each([
    ['8-18', '08:00–18:00'],
    ['8:30-12, 14-18', '08:30–12:00, 14:00–18:00'],
    ['18-2', '18:00–02:00'],
    ['18-24', '18:00–24:00'],
    ['18-0', '18:00–24:00'],
    ['18-0:30', '18:00–00:30'],
    ['20-20', '20:00–20:00'],
  ])('formats %s as %s', (value, text) => {
    expect(rangesText(value)).toBe(text);
  });

  it('shows nothing for hours that cannot be parsed', () => {
    expect(rangesText('a combinar')).toBe('');
  });
});
