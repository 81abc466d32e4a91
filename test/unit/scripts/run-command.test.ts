import { readFileSync } from 'node:fs';
import path from 'node:path';
import { reasonIn, runCommand, runInTerminal, tryCommand } from '#scripts/process/run-command.ts';
import { hasStopped } from '#test/support/processes.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const shell = (script: string, timeLimitSeconds = 10) =>
  tryCommand('/bin/sh', ['-c', script], { name: 'The shell', timeLimitSeconds });

describe('a command', () => {
  it('returns exit code and output', async () => {
    expect(await shell('echo out; echo err >&2; exit 3')).toMatchObject({
      exitCode: 3,
      stdout: 'out\n',
    });
  });

  it('that takes too long is stopped with all its child processes', async () => {
    const file = path.join(temporaryFolder(), 'pids');
    const run = tryCommand('/bin/sh', ['-c', 'sleep 60 & echo $! $$ > "$0"; wait', file], {
      name: 'The sleeper',
      timeLimitSeconds: 1,
    });
    await expect(run).rejects.toThrow('The sleeper took longer than 1 s and was stopped');
    const pids = readFileSync(file, 'utf8').trim().split(' ').map(Number);
    expect(pids).toHaveLength(2);
    await Promise.all(pids.map(hasStopped));
  });

  it('leaves no background process running', async () => {
    const { stdout } = await shell('sleep 60 >/dev/null 2>&1 & echo $!');
    await hasStopped(Number(stdout));
  });

  it('that cannot be started throws a clear error', async () => {
    const run = tryCommand('/no/such/tool', [], { name: 'The tool', timeLimitSeconds: 5 });
    await expect(run).rejects.toThrow('The tool could not be started');
  });

  it('that fails throws an error with the reason and the advice', async () => {
    const run = runCommand('/bin/sh', ['-c', 'echo "Error: no disk left."; exit 1'], {
      name: 'The copy',
      timeLimitSeconds: 5,
      advice: 'Make room.',
    });
    await expect(run).rejects.toThrow('The copy failed: Error: no disk left. Make room.');
  });
});

describe('a command in the terminal', () => {
  const terminal = (script: string) =>
    runInTerminal('/bin/sh', ['-c', script], { name: 'The deploy' });

  it('stays in the process group that may read from the terminal', async () => {
    const group = 'ps -o pgid= -p $$';
    await terminal(`test "$(${group})" = "$(ps -o pgid= -p ${process.pid})"`);
  });

  it('that fails throws an error that refers to its output', async () => {
    await expect(terminal('exit 3')).rejects.toThrow(
      'The deploy failed; its output above says why.',
    );
  });

  it('that cannot be started throws a clear error', async () => {
    const run = runInTerminal('/no/such/tool', [], { name: 'It' });
    await expect(run).rejects.toThrow('It could not be started');
  });
});

describe('the reason in the output of a tool', () => {
  it('is the last line with an error', () => {
    const output =
      'building\n\u001b[31mError: Role is missing\u001b[39m\n    at deploy (x.js:1)\ndone in 3 s\n';
    expect(reasonIn(output)).toBe('Error: Role is missing');
  });

  it('is the last line if none has an error', () => {
    expect(reasonIn('one\ntwo\n\n')).toBe('two');
  });
});
