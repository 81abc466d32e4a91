import { mutationAreas } from '#test/support/mutation-areas.ts';
import { main } from '../process/main.ts';
import { runInTerminal } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { toolPath } from '../stage/checkout.ts';

const names = Object.keys(mutationAreas);

/**
 * Runs mutation tests on the named areas of the pure rules, or on all. Fails if an area scores below `break` in
 * stryker.config.mjs.
 */
await main(async () => {
  const wanted = process.argv.slice(2);
  if (wanted.some((name) => !names.includes(name))) {
    throw new UserError(`Usage: npm run mutation [-- ${names.join(' | ')}]`);
  }
  const failed: string[] = [];
  for (const name of wanted.length > 0 ? wanted : names) {
    await runInTerminal(toolPath('stryker'), ['run'], {
      name: `The mutation of ${name}`,
      env: { ...process.env, MUTATION_AREA: name },
    }).catch(() => failed.push(name));
  }
  if (failed.length > 0) throw new UserError(`Too many mutants survive in: ${failed.join(', ')}.`);
  return 0;
});
