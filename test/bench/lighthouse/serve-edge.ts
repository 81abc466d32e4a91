import { type IncomingHttpHeaders, request as requestEndpoint } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { LocalDeployment } from '#scripts/cdk/local-stage.ts';
import { gzipLevel } from '../../../web/gzipped-size.ts';
import { serveSecurely } from '../web-pages/serve-securely.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

/** Headers of a connection, which HTTP/2 does not have, and those that compression changes. */
const ownHeaders = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

/** What CloudFront compresses. */
const isText = /^(text\/|application\/(json|javascript|problem\+json)|image\/svg)/;

function askDistribution({ endpoint, outputs }: LocalDeployment, path: string): Promise<Answer> {
  // The endpoint selects the distribution by the host header, and requires https as the distribution does on AWS.
  const headers = { host: outputs.DistributionDomainName, 'x-forwarded-proto': 'https' };
  return new Promise((resolve, reject) => {
    requestEndpoint(endpoint + path, { headers }, (response) => {
      const { statusCode: status = 502, headers } = response;
      buffer(response).then((content) => resolve({ status, headers, content }), reject);
    })
      .on('error', reject)
      .end();
  });
}

/**
 * Serves the pages of a local stage through its distribution, with what only CloudFront has: HTTPS, HTTP/2,
 * compression, and a cache of everything but the API. Answers only what a page reads. Returns the address.
 */
export async function serveEdge(deployment: LocalDeployment): Promise<string> {
  const cache = new Map<string, Promise<Answer>>();
  const load = (path: string) => {
    if (path.startsWith('/api/')) return askDistribution(deployment, path);
    const answer = cache.get(path) ?? askDistribution(deployment, path);
    cache.set(path, answer);
    return answer;
  };
  return serveSecurely(async ({ url }, response) => {
    const { status, headers, content } = await load(url);
    const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
    const compresses = isText.test(headers['content-type'] ?? '');
    response.writeHead(status, {
      ...Object.fromEntries(kept),
      ...(compresses && { 'content-encoding': 'gzip' }),
    });
    response.end(compresses ? gzipSync(content, { level: gzipLevel }) : content);
  });
}
