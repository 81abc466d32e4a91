import fc from 'fast-check';
import { AppError } from '#lambdas/platform/errors/app-error.ts';
import { decodePagingKey, encodePagingKey } from '#lambdas/platform/paging/page.ts';
import { holds } from '#test/support/holds.ts';

const letters = 'abzABZ019_-';
const anyPosition = fc.string({
  unit: fc.constantFrom(...`${letters}#:.`),
  minLength: 1,
  maxLength: 80,
});
const anyList = fc.string({ minLength: 1, maxLength: 60 });

/** The position in a key, or the code of the refusal. Throws every other error. */
function decoded(list: string, pagingKey: string): { position: string } | { code: string } {
  try {
    return { position: decodePagingKey(list, pagingKey) };
  } catch (error) {
    if (error instanceof AppError) return { code: error.code };
    throw error;
  }
}

const refusal = { code: 'INVALID_PAGING_KEY' };

describe('a paging key', () => {
  it('returns its position to its own list, and is refused by every other one', () =>
    holds(
      fc.property(anyList, anyList, anyPosition, (list, other, position) => {
        const key = encodePagingKey(list, position);
        expect(decoded(list, key)).toEqual({ position });
        if (list !== other) expect(decoded(other, key)).toEqual(refusal);
      }),
    ));

  it('that was altered is refused, or is another position of the same list', () =>
    holds(
      fc.property(
        anyList,
        anyPosition,
        fc.nat(),
        fc.oneof(fc.constantFrom('', ...letters), fc.string({ unit: 'binary', maxLength: 3 })),
        (list, position, place, inserted) => {
          const key = encodePagingKey(list, position);
          const at = place % key.length;
          const altered = key.slice(0, at) + inserted + key.slice(at + 1);
          expect([refusal, { position: expect.stringMatching(/^[\w#:.-]+$/) }]).toContainEqual(
            decoded(list, altered),
          );
        },
      ),
      { runs: 2000 },
    ));

  it('of any text is refused', () =>
    holds(
      fc.property(anyList, fc.string({ unit: 'binary' }), (list, text) => {
        expect(decoded(list, text)).toEqual(refusal);
      }),
      { runs: 1000 },
    ));
});
