// Loads one bundle and invokes it once, like a cold start, in its own process. Arguments: path of the bundle, event as
// JSON. Prints `init` and `call` in milliseconds and the HTTP status, as JSON.
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
    status: answer?.batchItemFailures?.length ? 500 : (answer?.statusCode ?? 200),
  }),
);
process.exit(0);
