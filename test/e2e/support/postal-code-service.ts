import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { configOf } from '#lib/config.ts';

/** The address fields of a ViaCEP response. */
export interface ServiceAddress {
  readonly logradouro: string;
  readonly bairro: string;
  readonly localidade: string;
  readonly uf: string;
}

/** The response for a CEP, possibly delayed; undefined makes the service answer 500. */
export type Answer = () => Promise<ServiceAddress | undefined> | ServiceAddress | undefined;

export interface PostalCodeService {
  /** The requests received for the CEPs in `answers`. */
  readonly requests: readonly IncomingMessage[];
  readonly close: () => Promise<void>;
}

/** Listens on a port; retries while another worker that runs the same tests uses it. */
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
 * Starts a fake CEP service at the address in the configuration of the test stage. Other CEPs get a
 * 404, since other tests may request them at the same time.
 */
export async function startPostalCodeService(
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
