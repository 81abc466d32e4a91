import { createServer } from 'node:net';
import { UserError } from '../process/user-error.ts';

/** Throws a UserError if a program already listens on the port. */
export async function needPort(port: number, use: string): Promise<void> {
  const free = await Promise.all([isFree(port, '127.0.0.1'), isFree(port, '::1')]);
  if (free.includes(false)) {
    throw new UserError(
      `Port ${port} is taken, and ${use} needs it; stop the program that listens there and try again.`,
    );
  }
}

function isFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // Any other error means that this machine has no such address.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}
