import { putNew } from '#lambdas/platform/table/transaction.ts';
import { executeOperation } from '#test/support/execute-operation.ts';
import { beforeWrite, tableHolds, writesMade } from '#test/support/memory-table/table.ts';

const write = putNew({ PK: 'THING#1', SK: 'THING' });

beforeEach(() => {
  tableHolds();
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

/** An answer with work outside of the table, and a list of the work that ran, in order. */
function withWork(fails: boolean) {
  const ran: string[] = [];
  const work = (name: string) => async () => {
    ran.push(`${name} after ${writesMade()}`);
    if (fails) throw new Error('The other service is down');
  };
  const afterCommit = work('commit');
  const afterFailure = work('failure');
  const answer = { status: 200, body: 1, writes: [write], afterCommit, afterFailure } as const;
  return { answer, ran };
}

describe.each([
  ['succeeds', false],
  ['fails', true],
])('work outside of the table that %s', (_, fails) => {
  it('follows the commit, and does not change the answer', async () => {
    const { answer, ran } = withWork(fails);
    expect(await executeOperation(() => answer).answer).toMatchObject({ statusCode: 200 });
    expect(ran).toEqual(['commit after 1']);
  });

  it('undoes a failed attempt before the next attempt', async () => {
    beforeWrite(({ writeNumber }) => (writeNumber === 1 ? 'conflict' : undefined));
    const { answer, ran } = withWork(fails);
    await executeOperation(() => answer).answer;
    expect(ran).toEqual(['failure after 1', 'commit after 2']);
  });

  it('undoes an attempt whose commit is uncertain, and keeps that error', async () => {
    beforeWrite(() => 'lost answer');
    const { answer, ran } = withWork(fails);
    await expect(executeOperation(() => answer).answer).rejects.toThrow('No answer in time');
    expect(ran).toEqual(['failure after 1']);
  });
});
