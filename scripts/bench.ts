import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeExit } from './process/lifetime.ts';
import { main } from './process/main.ts';
import { stopChild } from './process/process-group.ts';
import { UserError } from './process/user-error.ts';
import { checkout } from './stage/checkout.ts';

const folder = path.join(checkout, 'test', 'bench');

/** Runs the benches named, or all, one after the other: two at once would measure each other. */
await main(async () => {
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.basename(name, '.ts'));
  const wanted = process.argv.slice(2);
  const unknown = wanted.find((name) => !all.includes(name));
  if (unknown) {
    throw new UserError(`There is no bench "${unknown}": use ${all.join(', ')}, or none for all.`);
  }
  let failures = 0;
  for (const name of wanted.length > 0 ? wanted : all) {
    console.log(`\n── ${name}`);
    const child = spawn(process.execPath, [path.join(folder, `${name}.ts`)], {
      cwd: checkout,
      detached: true,
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    const forget = beforeExit(() => stopChild(child));
    const [exitCode] = (await once(child, 'exit')) as [number | null];
    forget();
    if (exitCode !== 0) failures += 1;
  }
  return failures > 0 ? 1 : 0;
});
