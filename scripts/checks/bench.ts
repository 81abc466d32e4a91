import { readdirSync } from 'node:fs';
import path from 'node:path';
import { main } from '../process/main.ts';
import { runInTerminal } from '../process/run-command.ts';
import { UserError } from '../process/user-error.ts';
import { readOptions } from '../stage/arguments.ts';
import { checkout } from '../stage/checkout.ts';

const folder = path.join(checkout, 'bench');

const usage = [
  'npm run bench -- [<bench> ...]',
  'pages --only <states, such as offer,staff> --measure <score,load,open,tasks,offline>',
].join(', or ');

/** Runs benches one after the other, so that they do not disturb each other. */
await main(async () => {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.basename(name, '.ts'));
  const { values, positionals: wanted } = readOptions(usage, ['only', 'measure']);
  const given = Object.keys(values);
  if (given.length > 0 && wanted.join() !== 'pages') throw new UserError(`Usage: ${usage}`);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) {
    throw new UserError(`There is no bench "${unknown}": use ${all.join(', ')}, or none for all.`);
  }
  let exitCode = 0;
  for (const name of wanted.length > 0 ? wanted : all) {
    console.log(`\n── ${name}`);
    const file = path.join(folder, `${name}.ts`);
    const args = [file, ...given.flatMap((option) => [`--${option}`, String(values[option])])];
    await runInTerminal(process.execPath, args, { name: `The bench ${name}` }).catch(() => {
      exitCode = 1;
    });
  }
  return exitCode;
});
