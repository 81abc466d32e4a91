import { type LocalStage, localPlaces } from '#lib/config.ts';
import { UserError } from '../process/user-error.ts';
import { step } from '../steps/step.ts';
import { isEndpointAnswering, startEndpoint } from './endpoint-process.ts';
import { requireLocalUrl } from './local-url.ts';
import { installEndpoint } from './virtual-environment.ts';

/** The endpoint address of a local stage: `AWS_ENDPOINT_URL` if it is set, otherwise the stage's own port. */
export function endpointAddress(stage: LocalStage): string {
  const given = process.env['AWS_ENDPOINT_URL'];
  return given ? requireLocalUrl(given) : `http://127.0.0.1:${localPlaces[stage].port}`;
}

/** Uses a running endpoint, or installs and starts the stage's own. Returns its address. */
export async function ensureEndpoint(stage: LocalStage): Promise<string> {
  const url = endpointAddress(stage);
  await step('Local AWS endpoint', async (note) => {
    if (await isEndpointAnswering(url)) {
      note(`using the one that answers on ${url}`);
      return;
    }
    if (process.env['AWS_ENDPOINT_URL']) throw notRunning(url);
    const installed = await installEndpoint();
    await startEndpoint(stage);
    note(`${installed ? 'installed and ' : ''}started on ${url}`);
  });
  return url;
}

/** The address of a stage's endpoint. Throws a UserError when it does not answer. */
export async function needRunningEndpoint(stage: LocalStage): Promise<string> {
  const url = endpointAddress(stage);
  if (await isEndpointAnswering(url)) return url;
  throw notRunning(url);
}

function notRunning(url: string): UserError {
  const advice = process.env['AWS_ENDPOINT_URL']
    ? 'start it (docker compose up), or unset AWS_ENDPOINT_URL to use the built-in one'
    : 'run npm start first and leave it running';
  return new UserError(`No AWS endpoint answers on ${url}; ${advice}.`);
}
