// Runs the command in the first argument, a TypeScript file of this folder. It is plain JavaScript so that
// any Node can parse it: it checks first that npm's Node is new enough and that Node 24 of node_modules runs.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const fail = (message) => {
  console.error(`✗ ${message}`);
  process.exit(1);
};

// Npm and the install scripts of dependencies run on the machine's own Node.
const [, npmMajor, npmMinor] =
  /\bnode\/v(\d+)\.(\d+)\./.exec(process.env['npm_config_user_agent'] ?? '') ?? [];
if (npmMajor && Number(npmMajor) * 1000 + Number(npmMinor) < 20_019) {
  fail(
    `Node ${npmMajor}.${npmMinor} is too old; install Node 20.19 or newer, then run npm ci again.`,
  );
}
const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 24 || !existsSync(new URL('../node_modules/zod', import.meta.url))) {
  fail(
    `The dependencies are not installed whole (Node ${process.versions.node} answered where the lock file's Node 24 should): install Node 20.19 or newer, then run npm ci.`,
  );
}
// Whatever is started from here finds the tools and the Node of node_modules first, as under npm.
const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
process.env['PATH'] = `${binaries}${delimiter}${process.env['PATH'] ?? ''}`;
const [command] = process.argv.splice(2, 1);
await import(new URL(`./${command}.ts`, import.meta.url).href);
