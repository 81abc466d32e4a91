import { UserError } from '../process/user-error.ts';
import { localEndpoint } from '../stage/endpoint-url.ts';
import { type LocalStage, localStages } from '../stage/local-stage.ts';
import { step } from '../steps/step.ts';
import { startEndpoint } from './endpoint-process.ts';
import { isEndpointAnswering } from './is-answering.ts';
import { installEndpoint } from './virtual-environment.ts';

export interface Endpoint {
  readonly url: string;
  /** Started by this very process, so its data is ours alone and it stops with us. */
  readonly isOurs: boolean;
}

/** The address a local stage uses: `AWS_ENDPOINT_URL` where it is set, else the stage's own port. */
export function endpointAddress(stage: LocalStage): string {
  const given = process.env['AWS_ENDPOINT_URL'];
  return given ? localEndpoint(given) : `http://127.0.0.1:${localStages[stage].endpointPort}`;
}

/** Takes the endpoint that answers, or installs and starts the stage's own. */
export async function ensureEndpoint(stage: LocalStage): Promise<Endpoint> {
  const url = endpointAddress(stage);
  const running = await step('Local AWS endpoint', async () => {
    if (await isEndpointAnswering(url)) {
      return { value: true, note: `taking the one that answers on ${url}` };
    }
    if (process.env['AWS_ENDPOINT_URL']) throw noAnswer(url);
    const installed = await installEndpoint();
    await startEndpoint(stage);
    return { value: false, note: `${installed ? 'installed and ' : ''}started on ${url}` };
  });
  return { url, isOurs: !running };
}

/** The endpoint of a stage that has to be running already. */
export async function needRunningEndpoint(stage: LocalStage): Promise<string> {
  const url = endpointAddress(stage);
  if (await isEndpointAnswering(url)) return url;
  if (process.env['AWS_ENDPOINT_URL']) throw noAnswer(url);
  throw new UserError(`Nothing answers on ${url}; run npm start first and leave it running.`);
}

function noAnswer(url: string): UserError {
  return new UserError(
    `No AWS endpoint answers on ${url}; start it (docker compose up), or unset AWS_ENDPOINT_URL to use the built-in one.`,
  );
}
