import { register } from '#test/support/idempotent-requests.ts';
import { cancelled } from '#test/support/memory-table/errors.ts';
import {
  beforeNextWrite,
  beforeWrite,
  itemsOfKind,
  tableHolds,
} from '#test/support/memory-table/table.ts';

beforeEach(() => {
  tableHolds();
  // Removes the random waits between attempts.
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('two concurrent identical requests', () => {
  it('both get the answer of the first', async () => {
    let first: Awaited<ReturnType<typeof register>> | undefined;
    beforeNextWrite(async () => {
      first = await register();
    });
    expect(await register()).toEqual(first);
    expect(first?.status).toBe(201);
    expect(itemsOfKind('BUSINESS BUSINESS')).toHaveLength(1);
  });

  it.each([
    ['REQUEST_IN_PROGRESS while the first is running', 409, true],
    ['UNAVAILABLE while other requests are writing', 503, false],
  ])('answer %s', async (text, status, isRecord) => {
    beforeWrite(({ kinds }) =>
      cancelled(
        kinds.map((kind) => ({
          Code: kind.includes('IDEMPOTENCY') === isRecord ? 'TransactionConflict' : 'None',
        })),
      ),
    );
    expect(await register()).toMatchObject({
      status,
      body: { code: text.split(' ')[0] },
      headers: { 'retry-after': '1' },
    });
  });
});
