import { readdirSync } from 'node:fs';
import path from 'node:path';
import { main } from './process/main.ts';
import { runInTerminal } from './process/run-command.ts';
import { UserError } from './process/user-error.ts';
import { checkout } from './stage/checkout.ts';

const folder = path.join(checkout, 'test', 'bench');

/** Runs the named benches, or all, one after the other so that they do not disturb each other. */
await main(async () => {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.basename(name, '.ts'));
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) {
    throw new UserError(`There is no bench "${unknown}": use ${all.join(', ')}, or none for all.`);
  }
  let exitCode = 0;
  for (const name of wanted.length > 0 ? wanted : all) {
    console.log(`\n── ${name}`);
    const file = path.join(folder, `${name}.ts`);
    await runInTerminal(process.execPath, [file], { name: `The bench ${name}` }).catch(() => {
      exitCode = 1;
    });
  }
  return exitCode;
});
