import { alwaysOpen, openingHoursField, standardHours } from '#contract/brazil/opening-hours.ts';
import { check } from '#contract/field-errors.ts';
import {
  completeTime,
  hoursDraftOf,
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

  it('shows times as HH:mm', () => {
    expect(hoursDraftOf({ ...standardHours, FRI: '8:30-18' }).FRI.ranges).toEqual([
      { from: '08:30', to: '18:00' },
    ]);
  });

  it.each([
    ['8', '08:00'],
    ['08:', '08:00'],
    ['9:15', '09:15'],
    ['', ''],
    ['08:3', '08:3'],
  ])('completes %j to %j', (typed, complete) => {
    expect(completeTime(typed)).toBe(complete);
  });

  it('keeps text that is no time, which the schema refuses at its day', () => {
    const draft = hoursDraftOf(standardHours);
    const ranges = [{ from: '08:00', to: '' }];
    const hours = openingHoursOf({ ...draft, TUE: { mode: 'ranges', ranges } });
    expect(check(openingHoursField, hours)).toMatchObject({
      success: false,
      errors: [{ path: 'TUE', code: 'INVALID_FORMAT' }],
    });
  });
});
