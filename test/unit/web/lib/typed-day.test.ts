import { monthTitle } from '#web/lib/format/month-title.ts';
import { completeDay, knownDay, readTypedDay } from '#web/lib/format/typed-day.ts';

const today = '2026-11-22';

describe('a typed day', () => {
  it.each([
    ['24/12/2026', '2026-12-24'],
    ['29/02/2028', '2028-02-29'],
    ['29/02/2027', '29/02/2027'],
    ['31/04/2027', '31/04/2027'],
    ['24/12/20', '24/12/20'],
    ['24/12', '24/12'],
    ['2026-12-24', '2026-12-24'],
  ])('%p is parsed as %p while it is typed', (typed, day) => {
    expect(readTypedDay(typed)).toBe(day);
  });

  it.each([
    ['24/12', '2026-12-24'],
    ['24/12/', '2026-12-24'],
    ['22/11', '2026-11-22'],
    ['21/11', '2027-11-21'],
    ['01/2', '2027-02-01'],
    ['1/12', '2026-12-01'],
    ['1/1', '2027-01-01'],
    ['1/12/2026', '2026-12-01'],
    ['01/2/2027', '2027-02-01'],
    ['2027-1-5', '2027-01-05'],
    ['31/4/2027', '31/4/2027'],
    ['1/12/202', '1/12/202'],
    ['1 de dezembro', '1 de dezembro'],
    ['29/02', '2028-02-29'],
    ['24/12/26', '2026-12-24'],
    ['21/11/26', '2026-11-21'],
    ['31/04', '31/04'],
    ['24', '24'],
    ['00/00', '00/00'],
    ['2026-12-24', '2026-12-24'],
  ])('%p is completed to %p when the user leaves its field', (typed, day) => {
    expect(completeDay(typed, today)).toBe(day);
  });

  it('is recognised if it is valid', () => {
    expect([knownDay('2026-12-24'), knownDay('24/12'), knownDay(null)]).toEqual([
      '2026-12-24',
      undefined,
      undefined,
    ]);
  });
});

describe('the title of a month', () => {
  it.each([
    ['pt', 'Novembro de 2026'],
    ['en', 'November 2026'],
    ['es', 'Noviembre de 2026'],
  ] as const)('in %s is %s', (language, title) => {
    expect(monthTitle('2026-11-01', language)).toBe(title);
  });
});
