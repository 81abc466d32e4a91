import { existsSync } from 'node:fs';
import { runTool } from '#scripts/checks/run-tool.ts';
import { nothing } from '#scripts/checks/tally.ts';

const shell = (script: string) =>
  runTool('/bin/sh', ['-c', script], { name: 'The shell', timeLimitSeconds: 10 });

describe('a tool of a check', () => {
  it('fails if it leaves a file in the temporary folder, which is removed', async () => {
    const { stdout, leftBehind } = await shell('touch "$TMPDIR/forgotten"; echo "$TMPDIR"');
    expect(leftBehind).toMatchObject({ failed: 1, failures: [expect.stringMatching('forgotten')] });
    expect(existsSync(stdout.trim())).toBe(false);
  });

  it('passes if it removes what it made', async () => {
    const { exitCode, leftBehind } = await shell('touch "$TMPDIR/used"; rm "$TMPDIR/used"');
    expect({ exitCode, leftBehind }).toEqual({ exitCode: 0, leftBehind: nothing });
  });

  it('has a folder that no other tool has', async () => {
    const runs = await Promise.all([shell('echo "$TMPDIR"'), shell('echo "$TMPDIR"')]);
    expect(new Set(runs.map(({ stdout }) => stdout)).size).toBe(2);
  });
});
