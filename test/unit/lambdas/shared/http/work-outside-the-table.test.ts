import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { put } from '#lambdas/shared/table/transaction.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import { cancelled, table, tableHolds, transactions } from '#test/support/mocked-table.ts';

const write = put({ PK: 'THING#1', SK: 'THING' });

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

describe('an idempotent operation with work outside of the table', () => {
  /** An answer with such work, and what of it ran, in order. */
  function withWork(fails = false) {
    const ran: string[] = [];
    const work = (name: string) => async () => {
      ran.push(`${name} after ${transactions().length}`);
      if (fails) throw new Error('The other service is down');
    };
    const afterCommit = work('commit');
    const afterFailure = work('failure');
    const answer = { status: 200, body: 1, writes: [write], afterCommit, afterFailure } as const;
    return { answer, ran };
  }

  it('does what follows the commit, once the writes are committed', async () => {
    const { answer, ran } = withWork();
    expect(await executeOperation(() => answer).answer).toMatchObject({ statusCode: 200 });
    expect(ran).toEqual(['commit after 1']);
  });

  it('undoes each attempt whose commit failed before it runs again', async () => {
    table.on(TransactWriteCommand).rejectsOnce(cancelled('TransactionConflict')).resolves({});
    const { answer, ran } = withWork();
    await executeOperation(() => answer).answer;
    expect(ran).toEqual(['failure after 1', 'commit after 2']);
  });

  it('undoes an attempt when nobody knows whether it was committed', async () => {
    const lost = new Error('The connection was lost');
    table.on(TransactWriteCommand).rejects(lost);
    const { answer, ran } = withWork();
    await expect(executeOperation(() => answer).answer).rejects.toBe(lost);
    expect(ran).toEqual(['failure after 1']);
  });

  it('gives the answer although what follows the commit fails', async () => {
    const { answer } = withWork(true);
    expect(await executeOperation(() => answer).answer).toMatchObject({ statusCode: 200 });
  });

  it('fails with the error of the commit although undoing fails, too', async () => {
    const lost = new Error('The connection was lost');
    table.on(TransactWriteCommand).rejects(lost);
    await expect(executeOperation(() => withWork(true).answer).answer).rejects.toBe(lost);
  });
});
