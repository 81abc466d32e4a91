import path from 'node:path';
import { createServer } from 'vite';
import { checkout } from '../stage/checkout.ts';

// The development server's process. It listens on the port in its first argument, tells its parent when it is ready,
// and ends with its parent.
const server = await createServer({
  configFile: path.join(checkout, 'web', 'vite.config.ts'),
  clearScreen: false,
  logLevel: 'warn',
});
await server.listen(Number(process.argv[2]));
process.once('disconnect', () => process.exit());
process.send?.('listening');
