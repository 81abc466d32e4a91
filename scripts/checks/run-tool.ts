import { readdirSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { tryCommand } from '../process/run-command.ts';
import { makeTemporaryFolder } from '../process/temporary-folder.ts';
import { logFile, toolPath } from '../stage/checkout.ts';
import type { Check, Tally } from './run-checks.ts';

/**
 * Temporary files of Chromium, which may be left when it ends while it holds one:
 * https://source.chromium.org/chromium/chromium/src/+/main:base/files/file_util_posix.cc
 */
const filesOfChromium = '.org.chromium.Chromium.';

interface Tool {
  /** Name of an executable in node_modules/.bin. */
  readonly tool: string;
  readonly args: readonly string[];
  readonly env?: NodeJS.ProcessEnv;
  readonly timeLimitSeconds?: number;
  /** Reads the counts from the tool's own report, if there is one. By default the tool counts as one check. */
  readonly counts?: () => { passed: number; failed: number } | undefined;
}

/**
 * Returns a check that runs a tool in its own empty temporary folder. It fails if the report or the exit code says so,
 * or if the tool leaves files in that folder.
 */
export function toolCheck(name: string, options: Tool): Check {
  const { tool, args, env, timeLimitSeconds = 180, counts } = options;
  return {
    name,
    run: async () => {
      const { folder, remove } = makeTemporaryFolder();
      try {
        const { exitCode, output } = await tryCommand(toolPath(tool), args, {
          name,
          env: { ...process.env, ...env, TMPDIR: folder },
          timeLimitSeconds,
          logFile: logFile('checks', name.replaceAll(' ', '-')),
        });
        const { passed, failed, failures } = tallyOf(exitCode, output, counts?.());
        const left = readdirSync(folder)
          .filter((file) => !file.startsWith(filesOfChromium))
          .map((file) => `Left in the temporary folder: ${file}`);
        return { passed, failed: failed + left.length, failures: [...failures, ...left] };
      } finally {
        remove();
      }
    },
  };
}

/** Returns the result of a tool. A nonzero exit code without a reported failure counts as one failure. */
export function tallyOf(
  exitCode: number,
  output: string,
  counts = { passed: exitCode === 0 ? 1 : 0, failed: 0 },
): Tally {
  const failed = counts.failed || (exitCode === 0 ? 0 : 1);
  // Removes the lines that Jest prints for passed files.
  const text = stripVTControlCharacters(output)
    .replaceAll(/^PASS .*\n/gm, '')
    .trim();
  return { passed: counts.passed, failed, failures: failed > 0 ? [text] : [] };
}
