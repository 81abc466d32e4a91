// Plain JavaScript that any Node parses: it starts the command named first, a TypeScript file of this
// folder, once the Node that runs it is seen to be one that can.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || !existsSync(new URL('../node_modules/zod', import.meta.url))) {
  console.error(
    `✗ The dependencies are not installed whole (Node ${process.versions.node} answered where the lock file's Node 24 should): install Node 20.19 or newer, then run npm ci.`,
  );
  process.exit(1);
}
// Whatever is started from here finds the tools and the Node of node_modules first, as under npm.
const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
process.env['PATH'] = `${binaries}${delimiter}${process.env['PATH'] ?? ''}`;
const [command] = process.argv.splice(2, 1);
await import(new URL(`./${command}.ts`, import.meta.url).href);
