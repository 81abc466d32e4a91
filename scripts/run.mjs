// Runs the TypeScript command named in the first argument. It is plain JavaScript so that any Node can parse it. It
// first checks npm's Node, and that Node 24 from node_modules runs this file.
import { existsSync } from 'node:fs';
import { delimiter } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const fail = (message) => {
  console.error(`✗ ${message}`);
  process.exit(1);
};

// npm and install scripts of dependencies use the machine's own Node.
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
    `The dependencies are not fully installed (Node ${process.versions.node} is running instead of Node 24 from node_modules): install Node 20.19 or newer, then run npm ci.`,
  );
}
// Child processes find the tools and Node in node_modules first, as under npm.
const binaries = fileURLToPath(new URL('../node_modules/.bin', import.meta.url));
process.env['PATH'] = `${binaries}${delimiter}${process.env['PATH'] ?? ''}`;
const [command] = process.argv.splice(2, 1);
await import(new URL(`./${command}.ts`, import.meta.url).href);
