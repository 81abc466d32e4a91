import path from 'node:path';
import { findPython } from '../local-endpoint/virtual-environment.ts';
import { tryCommand } from '../process/run-command.ts';
import type { Check } from './run-checks.ts';
import { tallyOf } from './run-tool.ts';

/** Sentences to look at in a thousand words of comments and test names; see CONTRIBUTING.md. */
const most = '0.6';

const tool = path.join(import.meta.dirname, 'plain-english.py');

/** Fails where comments and test names have more sentences that a reader has to solve. Prints the rate. */
export const plainEnglish: Check = {
  name: 'plain English',
  run: async () => {
    const options = { name: 'plain-english.py', timeLimitSeconds: 60 };
    const { exitCode, output } = await tryCommand(
      await findPython(),
      [tool, '--most', most],
      options,
    );
    return { ...tallyOf(exitCode, output), note: output.trim() };
  },
};
