import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { configOf } from '#lib/config.ts';

/** An address in the words of ViaCEP. */
export interface ServiceAddress {
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
  readonly uf: string;
}

/** Tells the address of a CEP, at once or later; undefined is a failure of the service. */
export type Answer = () => Promise<ServiceAddress | undefined> | ServiceAddress | undefined;

export interface PostalCodeService {
  /** The requests so far for the CEPs that it answers. */
  readonly requests: readonly IncomingMessage[];
  readonly close: () => Promise<void>;
}

/** Listens on a port, once whoever else runs the same test at the same time has left it. */
async function listen(server: ReturnType<typeof createServer>, port: number): Promise<void> {
  for (;;) {
    try {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      await wait(250);
    }
  }
}

/**
 * Plays the CEP service of the test stage, at the address of its configuration. CEPs without an
 * answer are those of other tests and are not found.
 */
export async function playPostalCodeService(
  answers: Readonly<Record<string, Answer>>,
): Promise<PostalCodeService> {
  const { port, pathname } = new URL(configOf('test').postalCodeService);
  const requests: IncomingMessage[] = [];
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const [, postalCode = ''] = /^(\d{8})\/json\/$/.exec(
      (request.url ?? '').slice(pathname.length + 1),
    ) ?? [''];
    const answer = answers[postalCode];
    if (!answer) {
      response.writeHead(404).end();
      return;
    }
    requests.push(request);
    const address = await answer();
    response.writeHead(address ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(address ?? {}));
  });
  await listen(server, Number(port));
  return {
    requests,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
