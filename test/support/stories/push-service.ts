import { randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { configOf } from '#lib/config/config.ts';

/** Origin of the test stage's push service, which a test serves itself. */
const [origin = ''] = configOf('test').pushServices;

/** Returns a new endpoint of the push service. */
export const anEndpoint = () => `${origin}/send/${randomUUID()}`;

/** A message as the push service received it. */
export interface Push {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

type Answer = (response: ServerResponse) => void;

/**
 * Serves the test stage's push service, which accepts every message. `answerAt` changes the answer of an endpoint;
 * `sentTo` returns its messages.
 */
export async function servePushes() {
  const pushes: Push[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      pushes.push({ path, headers: request.headers, body: Buffer.concat(chunks) });
      const answer = answers.get(path);
      if (answer) answer(response);
      else response.writeHead(201).end();
    });
  });
  const { hostname, port } = new URL(origin);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), hostname, resolve);
  });
  const pathOf = (endpoint: string) => new URL(endpoint).pathname;
  return {
    answerAt: (endpoint: string, answer: Answer) => answers.set(pathOf(endpoint), answer),
    sentTo: (endpoint: string) => pushes.filter(({ path }) => path === pathOf(endpoint)),
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
