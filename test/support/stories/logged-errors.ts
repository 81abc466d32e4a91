import { readFileSync } from 'node:fs';
import { logFile } from '#scripts/stage/checkout.ts';
import { eventually } from './eventually.ts';

/** Milliseconds until an error is in the log: the endpoint writes it beside the answer. */
const timeLimit = 5000;

/** Returns the errors that Lambdas of the test stage logged about a request. Throws if there are none. */
export function loggedErrors(requestId: string): Promise<string> {
  return eventually(async () => {
    const lines = readFileSync(logFile('test', 'endpoint'), 'utf8').split('\n');
    const errors = lines.filter((line) => line.includes(`"requestId":"${requestId}"`));
    if (errors.length === 0) throw new Error(`No error of the request ${requestId} is in the log`);
    return errors.join('\n');
  }, timeLimit);
}
