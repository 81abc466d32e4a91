import { runInTerminal } from '#scripts/process/run-in-terminal.ts';

const shell = (script: string, env = process.env) =>
  runInTerminal('/bin/sh', ['-c', script], { name: 'The deploy', cwd: '/', env });

describe('a command in the terminal', () => {
  it('stays in the process group that may read from it', async () => {
    const group = 'ps -o pgid= -p $$';
    await shell(`test "$(${group})" = "$(ps -o pgid= -p ${process.pid})"`);
  });

  it('that fails leaves the reason to its own output', async () => {
    await expect(shell('exit 3')).rejects.toThrow('The deploy failed; its output above says why.');
  });

  it('that cannot be started says so', async () => {
    const run = runInTerminal('/no/such/tool', [], { name: 'It', cwd: '/', env: {} });
    await expect(run).rejects.toThrow('It could not be started');
  });
});
