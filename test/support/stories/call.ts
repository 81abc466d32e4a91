import { readFileSync } from 'node:fs';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { fillPath, type ResponseOf, type Route } from '#contract/http/route.ts';
import { logFile } from '#scripts/stage/checkout.ts';
import { type CheckedAnswer, checkedAnswer } from '../operations/checked-answer.ts';
import { stageUnderTest } from '../stage.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 100 });

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly text?: string | Buffer | undefined;
}

interface Received {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly bytes: Buffer;
}

/**
 * Sends one request through the stage's CloudFront distribution. The local endpoint routes by the Host header, which
 * `fetch` does not let callers set.
 */
export function sendToStage(
  method: string,
  path: string,
  { headers, text }: Sent = {},
): Promise<Received> {
  const { endpoint, outputs } = stageUnderTest();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      new URL(endpoint),
      {
        method,
        path,
        agent,
        headers: {
          host: outputs.DistributionDomainName,
          'x-forwarded-proto': 'https',
          ...(text !== undefined && { 'content-length': String(Buffer.byteLength(text)) }),
          ...headers,
        },
      },
      (incoming) => {
        const chunks: Buffer[] = [];
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
        incoming.on('error', reject);
        incoming.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: bytes.toString(),
            bytes,
          });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(text);
  });
}

/** Milliseconds until an error is in the log: the endpoint writes it beside the answer. */
const timeLimit = 5000;

/** Returns the errors that Lambdas of the test stage logged about a request. Throws if there are none. */
function loggedErrors(requestId: string): Promise<string> {
  return eventually(async () => {
    const lines = readFileSync(logFile('test', 'endpoint'), 'utf8').split('\n');
    const errors = lines.filter((line) => line.includes(`"requestId":"${requestId}"`));
    if (errors.length === 0) throw new Error(`No error of the request ${requestId} is in the log`);
    return errors.join('\n');
  }, timeLimit);
}

export interface Call {
  /** The caller; anonymous if omitted. */
  readonly as?: Pick<Person, 'token'> | undefined;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** A raw body, sent instead of `body`. */
  readonly text?: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
}

function pathOf(route: Route, { params = {}, query = {} }: Call): string {
  const path = fillPath(route.path, params);
  const search = new URLSearchParams(query).toString();
  return `/api${path}${search && `?${search}`}`;
}

/**
 * Calls a route of the deployed API through CloudFront and checks the response against the contract. Throws the logged
 * error of the Lambda if the API answers INTERNAL.
 */
export async function call<R extends Route>(
  route: R,
  request: Call = {},
): Promise<CheckedAnswer<ResponseOf<R>>> {
  const text =
    request.text ?? (request.body === undefined ? undefined : JSON.stringify(request.body));
  const received = await sendToStage(route.method, pathOf(route, request), {
    text,
    headers: {
      ...(text !== undefined && { 'content-type': 'application/json; charset=utf-8' }),
      ...(request.as && { authorization: `Bearer ${request.as.token}` }),
      ...request.headers,
    },
  });
  const answer = checkedAnswer(route, received);
  if (answer.code === 'INTERNAL') {
    const errors = await loggedErrors(String(received.headers['x-request-id']));
    throw new Error(`${route.method} ${route.path} answered INTERNAL:\n${errors}`);
  }
  return answer;
}
