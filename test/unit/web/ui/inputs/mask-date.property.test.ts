import fc from 'fast-check';
import { holds } from '#test/support/holds.ts';
import { completeDay, readTypedDay } from '#web/lib/format/typed-day.ts';
import { maskDate } from '#web/ui/inputs/mask-digits.ts';
import { typedInto } from './typed-into.ts';

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
