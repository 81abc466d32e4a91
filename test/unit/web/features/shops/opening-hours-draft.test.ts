import { alwaysOpen, standardHours } from '#contract/shops/opening-hours.ts';
import {
  completeTime,
  endsNextDay,
  hoursDraftOf,
  minutesOf,
  mistakeInDay,
  openingHoursOf,
} from '#web/features/shops/opening-hours-draft.ts';

describe('the editor of opening hours', () => {
  it.each([
    ['the standard week', standardHours],
    ['a week that is always open', alwaysOpen],
    ['two ranges with minutes', { ...standardHours, FRI: '8:30-12,14-2' }],
  ])('returns %s unchanged', (_, hours) => {
    expect(openingHoursOf(hoursDraftOf(hours))).toEqual(hours);
  });

  it.each([
    ['8:30-18', { from: '08:30', to: '18:00' }],
    ['8', { from: '08:00', to: '' }],
  ])('shows the times of %s as HH:mm', (value, range) => {
    const { FRI } = hoursDraftOf({ ...standardHours, FRI: value });
    expect(FRI).toEqual({ mode: 'ranges', ranges: [range] });
  });

  it.each([
    ['CLOSED', 'closed'],
    ['24HOURS', 'allDay'],
  ])('has 08:00 to 18:00 ready for a day that is %s', (value, mode) => {
    const { FRI } = hoursDraftOf({ ...standardHours, FRI: value });
    expect(FRI).toEqual({ mode, ranges: [{ from: '08:00', to: '18:00' }] });
  });

  it.each([
    ['08:00', '8'],
    ['08', '8'],
    ['00:05', '0:05'],
    ['08h', '08h'],
    ['às 08', 'às 08'],
    // The schema refuses it.
    ['', ''],
  ])('sends the time %j as %j', (from, sent) => {
    const ranges = [{ from, to: '18:00' }];
    const draft = { ...hoursDraftOf(standardHours), TUE: { mode: 'ranges', ranges } as const };
    expect(openingHoursOf(draft).TUE).toBe(`${sent}-18`);
  });

  it.each([
    ['8', '08:00'],
    ['08:', '08:00'],
    ['9:15', '09:15'],
    [' 8 ', '08:00'],
    ['', ''],
    ['08:3', '08:3'],
  ])('completes %j to %j', (typed, complete) => {
    expect(completeTime(typed)).toBe(complete);
  });

  it.each([
    ['08:00-12:00 14:00-18:00', undefined],
    ['8-18', undefined],
    ['18:00-02:00', undefined],
    ['-18:00', 'missing'],
    ['08:00-12:00 -', 'missing'],
    ['28:00-30:00', 'notATime'],
    ['08:00-12:75', 'notATime'],
    ['08:00-12:00 11:00-18:00', 'overlap'],
    ['18:00-02:00 01:00-03:00', 'overlap'],
  ])('finds in %j the mistake %s', (typed, mistake) => {
    const ranges = typed.split(' ').map((range) => {
      const [from = '', to = ''] = range.split('-');
      return { from, to };
    });
    expect(mistakeInDay({ mode: 'ranges', ranges })).toBe(mistake);
  });

  it.each([
    ['18:00', '02:00', true],
    ['18', '2', true],
    ['08:00', '08:00', true],
    ['08:00', '18:00', false],
    ['18:00', '24:00', false],
    ['18:00', '00:00', false],
    ['18:00', '', false],
  ])('says whether %s to %s ends on the next day: %s', (from, to, isNextDay) => {
    expect(endsNextDay({ from, to })).toBe(isNextDay);
  });

  it.each([
    ['02:00', 120],
    ['2', 120],
    ['23:45', 1425],
  ])('counts %j as minute %s of the day', (time, minutes) => {
    expect(minutesOf(time)).toBe(minutes);
  });
});
