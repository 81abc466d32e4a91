import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';

export interface Bundle {
  readonly name: string;
  readonly file: string;
  /** Event of its first invocation. */
  readonly event: object;
}

/** Milliseconds. */
export interface Timing {
  readonly init: number;
  readonly call: number;
}

const script = path.join(import.meta.dirname, 'measure.ts');

/** Returns the environment of a Lambda whose requests all go to one endpoint. */
function environment(name: string, endpoint: string): NodeJS.ProcessEnv {
  const { JOB_QUEUES, VIEWS_QUEUE_URL, ...others } = lambdaEnvironment;
  const atEndpoint = (urls: string) => urls.replaceAll('https://queue.vitrine.test', endpoint);
  return {
    ...others,
    PATH: process.env['PATH'],
    NODE_ENV: 'production',
    AWS_ENDPOINT_URL: endpoint,
    AWS_LAMBDA_FUNCTION_NAME: name,
    JOB_QUEUES: atEndpoint(JOB_QUEUES),
    VIEWS_QUEUE_URL: atEndpoint(VIEWS_QUEUE_URL),
  };
}

/** Loads a bundle and invokes it once, in a new process. Throws if it fails or answers with a 5xx status. */
export async function measureOnce(bundle: Bundle, endpoint: string): Promise<Timing> {
  const child = spawn(process.execPath, [script, bundle.file, JSON.stringify(bundle.event)], {
    env: environment(bundle.name, endpoint),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  const timing = JSON.parse(output || '{"status":0}') as Timing & { status: number };
  if (timing.status < 200 || timing.status >= 500) {
    throw new Error(`${bundle.name} returned status ${timing.status} for its first invocation`);
  }
  return timing;
}
