import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves an address that nothing may call while `work` runs. Returns the called paths. */
export async function callsWhile(work: (port: number) => Promise<void>): Promise<string[]> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(request.url ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work((server.address() as AddressInfo).port);
    return calls;
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}
