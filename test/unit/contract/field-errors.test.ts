import * as z from 'zod/mini';
import { fieldErrorCodes } from '#contract/http/errors.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const order = z.strictObject({
  note: z.string().check(z.minLength(2), z.maxLength(4)),
  count: z.int().check(z.minimum(1), z.maximum(3)),
  kind: z.enum(['a', 'b']),
  lines: z
    .array(z.strictObject({ sku: z.string().check(z.regex(/^\d+$/)) }))
    .check(z.minLength(1), z.maxLength(2)),
});

const good = { note: 'abc', count: 2, kind: 'a', lines: [{ sku: '1' }] };

describe('the field errors of a request', () => {
  it('are absent for valid input', () => {
    expect(parseInput(order, good)).toEqual({ success: true, data: good });
  });

  it.each([
    [{ ...good, note: undefined }, 'note REQUIRED'],
    [{ ...good, note: null }, 'note REQUIRED'],
    [{ ...good, note: '' }, 'note REQUIRED'],
    [{ ...good, note: 7 }, 'note INVALID_TYPE'],
    [{ ...good, note: 'a' }, 'note TOO_SHORT'],
    [{ ...good, note: 'abcde' }, 'note TOO_LONG'],
    [{ ...good, count: 0 }, 'count TOO_SMALL'],
    [{ ...good, count: 4 }, 'count TOO_BIG'],
    [{ ...good, count: 1.5 }, 'count INVALID_TYPE'],
    [{ ...good, kind: 'c' }, 'kind INVALID_VALUE'],
    [{ ...good, kind: undefined }, 'kind REQUIRED'],
    [{ ...good, lines: [] }, 'lines TOO_FEW'],
    [{ ...good, lines: [{ sku: '1' }, { sku: '2' }, { sku: '3' }] }, 'lines TOO_MANY'],
    [{ ...good, lines: {} }, 'lines INVALID_TYPE'],
    [{ ...good, lines: [{ sku: '1' }, { sku: 'x' }] }, 'lines.1.sku INVALID_FORMAT'],
    [{ ...good, lines: [{ sku: '1', size: 1 }] }, 'lines.0.size UNKNOWN_FIELD'],
    [{ ...good, constructor: 1 }, 'constructor UNKNOWN_FIELD'],
    [[], 'INVALID_TYPE'],
    ['text', 'INVALID_TYPE'],
    [null, 'REQUIRED'],
  ])('of %j are %s', (input, error) => {
    expect(outcomeOf(order, input)).toEqual([error]);
  });

  it('list every invalid and every unknown field', () => {
    const result = parseInput(order, { note: 'a', count: 'x', kind: 'a', lines: [], a: 1, b: 2 });
    expect(result).toEqual({
      success: false,
      errors: [
        { path: 'note', code: 'TOO_SHORT' },
        { path: 'count', code: 'INVALID_TYPE' },
        { path: 'lines', code: 'TOO_FEW' },
        { path: 'a', code: 'UNKNOWN_FIELD' },
        { path: 'b', code: 'UNKNOWN_FIELD' },
      ],
    });
  });

  const failingWith = (error: string) => z.string().check(z.refine(() => false, { error }));

  it.each(fieldErrorCodes)('a custom rule may fail with %s', (code) => {
    expect(outcomeOf(failingWith(code), 'x')).toEqual([code]);
  });

  it('replace the message of a rule without a code by INVALID_VALUE', () => {
    expect(outcomeOf(failingWith('Senha errada'), 'x')).toEqual(['INVALID_VALUE']);
  });
});
