import fc from 'fast-check';
import { holds } from '#test/support/holds.ts';
import { completeDay, readTypedDay } from '#web/lib/format/typed-day.ts';
import { maskDate, maskPostalCode, maskTime } from '#web/ui/inputs/mask-digits.ts';
import { editMasked } from '#web/ui/inputs/masked-text.ts';
import { typedInto } from './typed-into.ts';

describe("a date's mask", () => {
  it.each([
    ['05/', '05/'],
    ['051', '05/1'],
    ['0511', '05/11'],
    ['05111990', '05/11/1990'],
    ['5/11/1990', '05/11/1990'],
    ['5.1.1990', '05/01/1990'],
    ['05-11-1990', '05/11/1990'],
    ['05/11/19901', '05/11/1990'],
    ['2027-', '2027-'],
    ['2027-01-05', '05/01/2027'],
    ['2027-1-05', '05/01/2027'],
    ['2027/01/05', '05/01/2027'],
  ])('shows %j, typed, as %j', (typed, shown) => {
    expect(typedInto(maskDate, typed)).toBe(shown);
  });

  it.each([
    ['1990-11-05', '05/11/1990'],
    ['05/11/1990', '05/11/1990'],
    ['1990-11', '1990-11'],
    ['2026-12-01T03:00:00.000Z', '01/12/2026'],
    ['1/12/2026 14:00', '1/12/2026'],
    ['até 01/12/2026', '01/12/2026'],
    ['1º/12/2026', '1/12/2026'],
    ['01/12/2026 (terça)', '01/12/2026'],
    [' 1 de dezembro de 2026 ', '1 de dezembro de 2026'],
  ])('shows %j, pasted, as %j', (filled, shown) => {
    expect(maskDate(filled)).toBe(shown);
  });

  const separators = ['/', '-', '.', ' ', ' / '];
  const written = ['1/12', '01/12', '1/12/26', '1/12/2026', '01/12/2026'];
  it.each(separators)('and the completion of days read days pasted with %j', (separator) => {
    for (const day of written.map((each) => each.replaceAll('/', separator)))
      expect([day, completeDay(maskDate(day), '2026-11-22')]).toEqual([day, '2026-12-01']);
  });

  it.each(['5/1/2027', '05/1/2027', '5/01/2027', '2027-1-5', '2027-01-5', '5/1'])(
    'and the completion of days read %j as 5 January, typed or pasted',
    (day) => {
      for (const shown of [maskDate(day), typedInto(maskDate, day)])
        expect(completeDay(shown, '2026-11-22')).toBe('2027-01-05');
    },
  );

  const sentences = ['20/12/26', '19/12/26', '20.12.26', '19-1-26', '20/1/05', '1/2/26'];
  it.each(sentences)(
    'and the completion of days read the pasted %j with a full stop after it',
    (day) => {
      const [date = '', month = '', year = ''] = day.match(/\d+/g) ?? [];
      const iso = `20${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
      for (const pasted of [`${day}.`, `até ${day}.`, `${day}. `])
        expect(completeDay(maskDate(pasted), '2026-11-22')).toBe(iso);
    },
  );

  it.each(['1/12', '1/12/2026', '24/2/2026', '2027-1', '1 de dezembro', '05/11/1990'])(
    'leaves %j unchanged',
    (shown) => {
      expect(maskDate(shown)).toBe(shown);
    },
  );

  it('keeps the other numbers while the day is retyped', () => {
    const removed = { text: '4/12/2026', caret: 0 };
    const day = editMasked(maskDate, '24/12/2026', removed, 'deleteContentForward');
    expect(day).toEqual(removed);
    const typed = { text: '14/12/2026', caret: 1 };
    expect(editMasked(maskDate, day.text, typed, 'insertText')).toEqual(typed);
  });
});

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The usual spellings of a day `YYYY-MM-DD`. */
function writtenOf(iso: string): readonly string[] {
  const [year = '', month = '', day = ''] = iso.split('-');
  const [m, d] = [Number(month), Number(day)];
  return [
    ...[`${day}/${month}/${year}`, `${d}/${m}/${year}`, `${d}.${m}.${year}`, `${day}-${m}-${year}`],
    ...[`${day}${month}${year}`, iso, `${year}-${m}-${d}`, `${year}/${m}/${day}`],
  ];
}

it('a day is parsed from each spelling, typed or pasted', () =>
  holds(
    fc.property(days, (iso) => {
      for (const written of writtenOf(iso))
        for (const shown of [maskDate(written), typedInto(maskDate, written)])
          expect([written, completeDay(readTypedDay(shown), '2026-11-27')]).toEqual([written, iso]);
    }),
  ));

it.each([
  ['50030', '50030'],
  ['500302', '50030-2'],
  ['50.030-230', '50030-230'],
  ['CEP 50030-2309', '50030-230'],
])('the CEP %s is shown as %s', (typed, shown) => {
  expect(maskPostalCode(typed)).toBe(shown);
});

it.each([
  ['', ''],
  ['8', '8'],
  ['08', '08'],
  ['083', '08:3'],
  ['0830', '08:30'],
  ['1800', '18:00'],
  ['24:00', '24:00'],
  ['830', '8:30'],
  ['8:30', '8:30'],
  ['8h', '8:'],
  ['8h30', '8:30'],
  ['18h30', '18:30'],
  ['18:300', '18:30'],
  [':30', '3:0'],
])('the time %j is shown as %j, typed or pasted', (typed, shown) => {
  expect(typedInto(maskTime, typed)).toBe(maskTime(typed));
  expect(maskTime(typed)).toBe(shown);
});
