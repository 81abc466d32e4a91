import { keys } from '#lambdas/platform/table/keys.ts';
import {
  base,
  beforeAddingValidators,
  broken,
  expectNothing,
  expectValidator,
  failing,
  gone,
  postValidator,
  runSweep,
  storedValidatorsCount,
  throttled,
  timeout,
} from '#test/support/adding-validators.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { type PoolFault, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import type { Fault } from '#test/support/memory-table/faults.ts';
import {
  beforeWrite,
  itemsOfKind,
  putItems,
  type TableRequest,
  tableHolds,
} from '#test/support/memory-table/table.ts';

beforeAddingValidators();

describe('adding a validator', () => {
  describe('leaves nothing behind if', () => {
    const poolFaults = [
      ['the account is refused', failing('AdminCreateUserCommand', broken)],
      ['the account is throttled', failing('AdminCreateUserCommand', throttled)],
      [
        'the account is made, but the answer lost',
        failing('AdminCreateUserCommand', timeout, 'after'),
      ],
      ['the account is gone before its group is set', failing('AdminAddUserToGroupCommand', gone)],
      ['the group is refused', failing('AdminAddUserToGroupCommand', broken)],
      [
        'the group is set, but the answer lost',
        failing('AdminAddUserToGroupCommand', timeout, 'after'),
      ],
    ] as const;

    it.each(poolFaults)('%s', async (_, faultOf) => {
      tableHolds(...base);
      const pool = userPoolKeeps([], faultOf);
      const { status, headers, body } = await postValidator();
      expect({ status, code: body['code'] }).toEqual({ status: 503, code: 'UNAVAILABLE' });
      expect(headers['retry-after']).toBe('1');
      expectNothing(pool);
    });

    const fateOf =
      (fault: Fault, kind: string) =>
      ({ kinds }: TableRequest) =>
        kinds.includes(kind) && (kind !== isReserving || kinds.includes('SHOP SHOP'))
          ? fault
          : undefined;
    const isReserving = 'BUSINESS VALIDATOR_RESERVATION';
    const isCommitting = 'BUSINESS VALIDATOR';

    it.each([
      ['the reservation is lost', fateOf('lost request', isReserving)],
      ['the reservation is made, but the answer lost', fateOf('lost answer', isReserving)],
      ['the reservation conflicts at each attempt', fateOf('conflict', isReserving)],
      ['the commit is lost', fateOf('lost request', isCommitting)],
      ['the commit conflicts at each attempt', fateOf('conflict', isCommitting)],
    ])('%s', async (what, fate) => {
      tableHolds(...base);
      beforeWrite(fate);
      const pool = userPoolKeeps();
      expect((await postValidator()).status).toBe(what.includes('conflicts') ? 429 : 503);
      expectNothing(pool);
    });

    it('the shop is at its limit', async () => {
      const count = { ...keys.validatorsCount(shopId), validatorsCount: 5 };
      tableHolds(...base, count);
      const pool = userPoolKeeps();
      expect((await postValidator()).body['code']).toBe('LIMIT_OF_SIZE_TYPE_REACHED');
      expect(pool.accounts()).toEqual([]);
      expect(storedValidatorsCount()).toBe(5);
    });
  });

  describe('that cannot be undone at once', () => {
    const faultOf = (made: string, number: number): PoolFault =>
      failing('AdminAddUserToGroupCommand', broken)(made, number) ??
      failing('AdminDeleteUserCommand', broken, 'before', 1)(made, number);

    it('is refused to others, and undone by the sweep', async () => {
      tableHolds(...base);
      const pool = userPoolKeeps([], faultOf);
      expect((await postValidator()).status).toBe(503);
      expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toMatchObject([{ state: 'undoing' }]);
      expect(pool.accounts()).toHaveLength(1);
      const again = await postValidator();
      expect(again).toMatchObject({ status: 409, body: { code: 'REQUEST_IN_PROGRESS' } });

      expect(await runSweep()).toMatchObject({ reservations: { done: 1, failed: 0 } });
      expectNothing(pool);
    });

    it('is undone by the next attempt once the Lambda of the first has ended', async () => {
      tableHolds(...base);
      const pool = userPoolKeeps([], (made, number) =>
        number === 1 ? faultOf(made, number) : undefined,
      );
      expect((await postValidator()).status).toBe(503);
      const [claim] = itemsOfKind('VALIDATOR_EMAIL VALIDATOR_EMAIL');
      if (!claim) throw new Error('There is no claim on the e-mail');
      putItems({ ...claim, reservedAt: new Date(Date.now() - 31_000).toISOString() });
      expect((await postValidator()).status).toBe(201);
      expectValidator(pool);
    });

    it.each([
      ['is tried six times', 20_000, 6],
      ['is tried once, with no time for another attempt,', 5_000, 1],
    ])('%s, and left to the sweep', async (_, remainingTime, tries) => {
      let undone = 0;
      tableHolds(...base);
      beforeWrite(({ kinds: [first, ...others] }) => {
        if (first !== 'BUSINESS VALIDATOR_RESERVATION' || others.length > 0) return undefined;
        undone += 1;
        return 'conflict';
      });
      userPoolKeeps([], failing('AdminCreateUserCommand', broken));
      expect((await postValidator({}, remainingTime)).status).toBe(503);
      expect(undone).toBe(tries);
      expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toHaveLength(1);
    });

    it('fails the run of a sweep that cannot undo it either', async () => {
      tableHolds(...base);
      userPoolKeeps([], (made, number) =>
        made === 'AdminDeleteUserCommand'
          ? { error: broken, when: 'before' }
          : faultOf(made, number),
      );
      await postValidator();
      await expect(runSweep()).rejects.toThrow('1 reservations or accesses not ended');
      expect(itemsOfKind('BUSINESS VALIDATOR_RESERVATION')).toHaveLength(1);
    });
  });
});
