import { type IncomingHttpHeaders, request as requestEndpoint } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import type { LocalDeployment } from '#scripts/cdk/local-stage.ts';
import { gzipLevel } from '../../web/gzipped-size.ts';
import { serveSecurely } from '../web-pages/serve-securely.ts';

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly content: Buffer;
}

/** Connection headers, which HTTP/2 does not have, and headers that compression changes. */
const ownHeaders = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

/** Request headers that affect the answer. */
const passedHeaders = ['authorization', 'content-type', 'if-match', 'if-none-match'] as const;

/** Content types that CloudFront compresses. */
const isText = /^(text\/|application\/(json|javascript|problem\+json)|image\/svg)/;

function askDistribution(
  { endpoint, outputs }: LocalDeployment,
  request: Http2ServerRequest,
): Promise<Answer> {
  const passed = passedHeaders.flatMap((name) => {
    const value = request.headers[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  // The endpoint selects the distribution by the host header, and requires https like the distribution on AWS.
  const headers = {
    ...Object.fromEntries(passed),
    host: outputs.DistributionDomainName,
    'x-forwarded-proto': 'https',
  };
  return new Promise((resolve, reject) => {
    const asked = requestEndpoint(
      endpoint + request.url,
      { method: request.method, headers },
      (response) => {
        const { statusCode: status = 502, headers } = response;
        buffer(response).then((content) => resolve({ status, headers, content }), reject);
      },
    ).on('error', reject);
    request.pipe(asked);
  });
}

/** Replaces the API's answer to a path, such as `/api/users/me`. */
export type ChangeAnswer = (path: string, answer: unknown) => unknown;

/**
 * Serves a local stage's pages through its distribution, and adds CloudFront's features: HTTPS, HTTP/2, compression,
 * and a cache of everything but the API. Returns the address.
 */
export async function serveEdge(
  deployment: LocalDeployment,
  changeAnswer?: ChangeAnswer,
): Promise<string> {
  const cache = new Map<string, Promise<Answer>>();
  const load = async (request: Http2ServerRequest): Promise<Answer> => {
    const { url } = request;
    if (url.startsWith('/api/')) {
      const answer = await askDistribution(deployment, request);
      if (!changeAnswer || answer.status !== 200) return answer;
      const changed = changeAnswer(url, JSON.parse(answer.content.toString()));
      return { ...answer, content: Buffer.from(JSON.stringify(changed)) };
    }
    const answer = cache.get(url) ?? askDistribution(deployment, request);
    cache.set(url, answer);
    return answer;
  };
  return serveSecurely(async (request, response) => {
    const { status, headers, content } = await load(request);
    const kept = Object.entries(headers).filter(([name]) => !ownHeaders.test(name));
    const compresses = isText.test(headers['content-type'] ?? '');
    response.writeHead(status, {
      ...Object.fromEntries(kept),
      ...(compresses && { 'content-encoding': 'gzip' }),
    });
    response.end(compresses ? gzipSync(content, { level: gzipLevel }) : content);
  });
}
