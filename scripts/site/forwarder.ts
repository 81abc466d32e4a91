import { once } from 'node:events';
import { createServer } from 'node:http';
import { createProxyServer } from 'http-proxy-3';
import { beforeExit } from '../process/lifetime.ts';

/**
 * Serves a locally deployed distribution on a port of this machine. The endpoint finds the
 * distribution by its host name and wants https, as the browser would ask for it on AWS.
 */
export async function startForwarder(
  endpoint: string,
  distributionHost: string,
  port: number,
): Promise<string> {
  const proxy = createProxyServer({
    target: endpoint,
    headers: { host: distributionHost, 'x-forwarded-proto': 'https' },
  });
  const server = createServer((request, response) => {
    proxy.web(request, response, {}, (error) => {
      if (response.headersSent) {
        response.destroy(error);
        return;
      }
      response.writeHead(502, { 'content-type': 'text/plain' }).end('The edge does not answer.');
    });
  });
  server.listen(port, 'localhost');
  await once(server, 'listening');
  beforeExit(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${port}`;
}
