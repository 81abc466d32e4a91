import { tableHolds } from '#test/support/memory-table/table.ts';
import { runJobs } from '#test/support/mocked-jobs.ts';

describe('a batch of jobs', () => {
  it('reports the failed jobs, and only these', async () => {
    tableHolds();
    const gone = { name: 'refresh-feeds-of-offer', id: 'off_1' };
    const broken = { name: 'unknown', id: 'x' };
    expect(await runJobs(gone, broken, broken)).toEqual({
      batchItemFailures: [{ itemIdentifier: 'm1' }, { itemIdentifier: 'm2' }],
    });
  });
});
