import { runSequentially } from '#lambdas/platform/jobs/run-sequentially.ts';

/** Work that records its start and end, and takes some turns of the event loop. */
function work(log: string[], name: string, outcome = async () => name) {
  return async () => {
    log.push(`${name} begins`);
    for (let turn = 0; turn < 3; turn += 1) await new Promise(setImmediate);
    log.push(`${name} ends`);
    return outcome();
  };
}

describe('work in turn', () => {
  it('runs one after the other in order of arrival, and returns each result', async () => {
    const log: string[] = [];
    const results = await Promise.all(
      ['a', 'b', 'c'].map((name) => runSequentially('x', work(log, name))),
    );
    expect(results).toEqual(['a', 'b', 'c']);
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
  });

  it('runs concurrently with work of another name', async () => {
    const log: string[] = [];
    await Promise.all([runSequentially('x', work(log, 'a')), runSequentially('y', work(log, 'b'))]);
    expect(log.slice(0, 2)).toEqual(['a begins', 'b begins']);
  });

  it('also runs after work that failed, and the error goes only to the caller of that work', async () => {
    const log: string[] = [];
    const broken = work(log, 'a', () => Promise.reject(new Error('broken')));
    const outcomes = await Promise.allSettled([
      runSequentially('x', broken),
      runSequentially('x', work(log, 'b')),
    ]);
    expect(outcomes).toMatchObject([
      { status: 'rejected', reason: new Error('broken') },
      { status: 'fulfilled', value: 'b' },
    ]);
  });
});
