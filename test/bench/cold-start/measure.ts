// Runs in a process of its own: loads one bundle and calls it once, as a Lambda's first call does.
// Arguments: the bundle, and the event as JSON. Prints what it took, as JSON.
import { createRequire } from 'node:module';

const [bundle = '', event = '{}'] = process.argv.slice(2);
const load = createRequire(import.meta.url);
const context = {
  functionName: 'bench',
  awsRequestId: 'bench',
  getRemainingTimeInMillis: () => 60_000,
};

const start = performance.now();
const { handler } = load(bundle);
const loaded = performance.now();
const answer = await handler(JSON.parse(event), context);
const called = performance.now();

process.stdout.write(
  JSON.stringify({
    init: loaded - start,
    call: called - loaded,
    status: answer?.statusCode ?? 200,
  }),
);
process.exit(0);
