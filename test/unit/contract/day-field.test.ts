import type * as z from 'zod/mini';
import { dayField } from '#contract/fields/day-field.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { stopDateAt } from '#test/support/fixed-clock.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { outcomeOf } from '#test/unit/support/outcome-of.ts';

const outcomeOfDay = (day: string) => outcomeOf(dayField, day);

beforeEach(() => stopDateAt('2026-11-27T12:00:00.000Z'));

describe('a day of a request', () => {
  it.each(['2000-01-01', '2024-02-29', '2026-11-27', '2036-11-27'])('may be %s', (day) => {
    expect(outcomeOfDay(day)).toBe(day);
  });

  it.each([
    ['0000-01-01', 'IN_THE_PAST'],
    ['1999-12-31', 'IN_THE_PAST'],
    ['2036-11-28', 'TOO_FAR_AHEAD'],
    ['9999-12-31', 'TOO_FAR_AHEAD'],
    ['2025-02-29', 'INVALID_FORMAT'],
    ['10000-01-01', 'INVALID_FORMAT'],
    ['99991231', 'INVALID_FORMAT'],
    ['', 'REQUIRED'],
  ])('may not be %p: %s', (day, code) => {
    expect(outcomeOfDay(day)).toEqual([code]);
  });

  it('may be at most ten years ago or ahead, counted in São Paulo, where it may still be yesterday', () => {
    stopDateAt('2026-11-28T02:00:00.000Z');
    expect(outcomeOfDay('2036-11-28')).toEqual(['TOO_FAR_AHEAD']);
  });

  it.each([
    ['2027-01-01T02:00:00.000Z', '2036-12-31', '2037-01-01'],
    ['2027-01-01T03:00:00.000Z', '2037-01-01', '2037-01-02'],
  ])("at %s, around New Year's Day, may be at most %s", (now, last, next) => {
    stopDateAt(now);
    expect([outcomeOfDay(last), outcomeOfDay(next)]).toEqual([last, ['TOO_FAR_AHEAD']]);
  });
});

const dayFieldsOf = (part: unknown) =>
  Object.entries((part as { shape?: Record<string, z.ZodMiniType> } | undefined)?.shape ?? {})
    .filter(([, field]) => {
      const takes = (value: string) => field.safeParse(value).success;
      return takes('2026-11-27') && !takes('2026-02-31') && !takes('some text');
    })
    .map(([name]) => name);

const fields = everyRoute.flatMap(([name, route]) =>
  (['query', 'body'] as const).flatMap((part) =>
    dayFieldsOf(route[part]).map((field) => ({ name, route, part, field })),
  ),
);

it('calls with days are found', () => {
  expect(fields.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      ...['createOffer', 'updateOffer', 'getStatistics', 'createReport', 'listRedemptions'],
      ...['decideInvoice', 'setAgreement'],
    ]),
  );
});

it.each(fields)('$name refuses a $field long ago or far ahead', ({ name, route, part, field }) => {
  const given = requestOf[name][part] ?? {};
  for (const day of ['0000-01-01', '1999-12-31', '2036-11-28', '9999-12-31']) {
    const input = { ...(given as object), [field]: day };
    expect(outcomeOf(route[part] as z.ZodMiniType, input)).toContainEqual(
      expect.stringMatching(`^${field} `),
    );
  }
});
