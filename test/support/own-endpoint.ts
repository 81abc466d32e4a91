import { createServer } from 'node:net';
import path from 'node:path';
import { spawnEndpoint } from '#scripts/local-endpoint/endpoint-process.ts';
import { findEndpoint } from '#scripts/local-endpoint/find-endpoint.ts';
import { stopChild } from '#scripts/process/process-group.ts';
import { eventually } from './stories/eventually.ts';

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0));
    });
  });
}

/** Starts an endpoint with its data and log below `folder`. Returns the function that stops it. */
export async function startOwnEndpoint(folder: string, port: number): Promise<() => Promise<void>> {
  const child = spawnEndpoint(
    path.join(folder, 'endpoint'),
    port,
    path.join(folder, 'endpoint.log'),
  );
  await eventually(async () => {
    if (!(await findEndpoint(`http://127.0.0.1:${port}`))) throw new Error('no answer yet');
  });
  return () => stopChild(child, { graceSeconds: 20, alone: true });
}
