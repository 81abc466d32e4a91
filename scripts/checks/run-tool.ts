import { readdirSync } from 'node:fs';
import path from 'node:path';
import { type CommandOptions, type CommandResult, tryCommand } from '../process/run-command.ts';
import { makeTemporaryFolder } from '../process/temporary-folder.ts';
import { checkout } from '../stage/checkout.ts';
import { nothing, oneFailed, type Tally } from './tally.ts';

interface ToolResult extends CommandResult {
  /** A failure that names the files, if the tool left any in its temporary folder. */
  readonly leftBehind: Tally;
}

/** The path of a tool of node_modules. */
export function toolPath(tool: string): string {
  return path.join(checkout, 'node_modules', '.bin', tool);
}

/**
 * Runs a command in the checkout like `tryCommand`, with an empty temporary folder of its own. What it
 * leaves in there is reported as a failure and removed.
 */
export async function runTool(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<ToolResult> {
  const { folder, remove } = makeTemporaryFolder();
  try {
    const env = { ...process.env, ...options.env, TMPDIR: folder };
    const result = await tryCommand(command, args, { cwd: checkout, ...options, env });
    const files = readdirSync(folder);
    const leftBehind =
      files.length > 0
        ? oneFailed(`${options.name} left files in the temporary folder: ${files.join(', ')}`)
        : nothing;
    return { ...result, leftBehind };
  } finally {
    remove();
  }
}
