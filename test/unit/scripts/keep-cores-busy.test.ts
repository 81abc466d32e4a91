import { availableParallelism } from 'node:os';
import path from 'node:path';
import { tryCommand } from '#scripts/process/run-command.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { keepCoresBusy } from '#scripts/testing/keep-cores-busy.ts';
import { hasStopped, isAlive } from '#test/support/processes.ts';

describe('the other work beside a run', () => {
  it('is one process for each core, and ends when it is stopped', async () => {
    const { processIds, stop } = keepCoresBusy();
    expect(processIds).toHaveLength(availableParallelism());
    expect(processIds.filter(isAlive)).toEqual(processIds);
    await stop();
    expect(processIds.filter(isAlive)).toEqual([]);
  });

  it('ends with the process that started it, even if that is killed', async () => {
    const file = path.join(checkout, 'scripts/testing/keep-cores-busy.ts');
    const script = `
      import { keepCoresBusy } from ${JSON.stringify(file)};
      process.stdout.write(JSON.stringify(keepCoresBusy().processIds), () => {
        setTimeout(() => process.kill(process.pid, 'SIGKILL'), 500);
      });`;
    const { stdout } = await tryCommand(
      process.execPath,
      ['--input-type=module', '--eval', script],
      { name: 'The starter', timeLimitSeconds: 20 },
    );
    const processIds: number[] = JSON.parse(stdout);
    expect(processIds).toHaveLength(availableParallelism());
    await Promise.all(processIds.map(hasStopped));
  });
});
