import { readdirSync } from 'node:fs';
import path from 'node:path';
import { tryCommand } from '#scripts/process/run-command.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const mainFile = path.join(checkout, 'scripts/process/main.ts');

/** Runs the body of a command with its own system temporary folder. */
async function runAsCommand(body: string) {
  const system = temporaryFolder();
  const script = `
    import { writeFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    import { main, untilStopped } from ${JSON.stringify(mainFile)};
    await main(async () => {
      writeFileSync(tmpdir() + '/file', 'x');
      ${body}
    });`;
  const { exitCode } = await tryCommand(
    process.execPath,
    ['--input-type=module', '--eval', script],
    { name: 'The command', timeLimitSeconds: 20, env: { ...process.env, TMPDIR: system } },
  );
  return { exitCode, left: readdirSync(system) };
}

describe('the temporary files of a command', () => {
  it.each([
    ['succeeds', 'return 0;', 0],
    ['fails', 'throw new Error("no");', 1],
    ['is interrupted', 'process.kill(process.pid, "SIGINT"); return untilStopped();', 130],
    [
      'throws asynchronously',
      'setTimeout(() => { throw new Error("no"); }); return untilStopped();',
      1,
    ],
  ])('are removed after a command that %s', async (_, body, expected) => {
    const { exitCode, left } = await runAsCommand(body);
    expect({ exitCode, left }).toEqual({ exitCode: expected, left: [] });
  });
});
