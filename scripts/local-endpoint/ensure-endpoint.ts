import { type LocalStage, localLocations } from '#lib/config/config.ts';
import { withProgress } from '../process/progress.ts';
import { UserError } from '../process/user-error.ts';
import { checkout } from '../stage/checkout.ts';
import { startEndpoint } from './endpoint-process.ts';
import { type FoundEndpoint, findEndpoint, requireLocalUrl } from './find-endpoint.ts';
import { installEndpoint } from './virtual-environment.ts';

const givenAddress = () => process.env['AWS_ENDPOINT_URL'];

/** Returns the endpoint address of a local stage: `AWS_ENDPOINT_URL`, or the stage's own port. */
export function endpointAddress(stage: LocalStage): string {
  const given = givenAddress();
  return given ? requireLocalUrl(given) : `http://127.0.0.1:${localLocations[stage].port}`;
}

/**
 * Finds the endpoint of a stage; undefined if none answers. Throws a UserError unless this checkout started it or
 * `AWS_ENDPOINT_URL` names it: a stage must not touch the data of another checkout.
 */
export async function usableEndpoint(stage: LocalStage): Promise<FoundEndpoint | undefined> {
  const url = endpointAddress(stage);
  const found = await findEndpoint(url);
  if (!found || givenAddress() || found.checkout === checkout) return found;
  const whose = found.checkout
    ? `the AWS endpoint of the checkout in ${found.checkout}`
    : 'an AWS endpoint that no checkout started';
  throw new UserError(
    `Port ${localLocations[stage].port} has ${whose}; stop it, or set AWS_ENDPOINT_URL=${url} to use it with its data.`,
  );
}

/** Uses a running endpoint, or installs and starts the stage's own. Returns its address. */
export async function ensureEndpoint(stage: LocalStage): Promise<string> {
  const url = endpointAddress(stage);
  await withProgress('Local AWS endpoint', async (note) => {
    if (await usableEndpoint(stage)) {
      note(`using the one that answers on ${url}`);
      return;
    }
    if (givenAddress()) throw notRunning(url);
    const installed = await installEndpoint();
    await startEndpoint(stage);
    note(`${installed ? 'installed and ' : ''}started on ${url}`);
  });
  return url;
}

/** Returns the address of a stage's endpoint. Throws a UserError if it does not answer or is not this checkout's. */
export async function needRunningEndpoint(stage: LocalStage): Promise<string> {
  const url = endpointAddress(stage);
  if (await usableEndpoint(stage)) return url;
  throw notRunning(url);
}

function notRunning(url: string): UserError {
  const advice = givenAddress()
    ? 'start it (docker compose up), or unset AWS_ENDPOINT_URL to use the built-in one'
    : 'run npm start first and leave it running';
  return new UserError(`No AWS endpoint answers on ${url}; ${advice}.`);
}
