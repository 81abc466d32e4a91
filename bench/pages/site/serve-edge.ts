import { request as requestEndpoint } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { buffer } from 'node:stream/consumers';
import type { LocalDeployment } from '#scripts/cdk/local-stage.ts';
import { type Answer, type Server, serve } from './serve.ts';

/** Connection headers, which HTTP/2 does not have, and headers that compression changes. */
const ownHeaders = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

/** Request headers that affect the answer. */
const passedHeaders = ['authorization', 'content-type', 'if-match', 'if-none-match'] as const;

function askDistribution(
  { endpoint, outputs }: LocalDeployment,
  request: Http2ServerRequest,
  path: string,
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
    const options = { method: request.method, headers };
    const asked = requestEndpoint(endpoint + path, options, (response) => {
      const { statusCode: status = 502 } = response;
      const kept = Object.entries(response.headers).filter(([name]) => !ownHeaders.test(name));
      const headers = Object.fromEntries(kept);
      buffer(response).then((content) => resolve({ status, headers, content }), reject);
    }).on('error', reject);
    request.pipe(asked);
  });
}

interface EdgeOptions {
  /** Replaces the API's answer to a URL, such as `/api/users/me`. */
  readonly change?: (url: string, answer: unknown) => unknown;
  /** Changes the URL of the API that is asked. */
  readonly askFor?: (url: string) => string;
}

/**
 * Serves a local stage through its distribution, and adds CloudFront's features: HTTPS, HTTP/2, compression, and a cache
 * of everything but the API.
 */
export async function serveEdge(
  deployment: LocalDeployment,
  { change, askFor = (url) => url }: EdgeOptions = {},
): Promise<Server> {
  const cache = new Map<string, Promise<Answer>>();
  return serve(async (request) => {
    const { url } = request;
    if (url.startsWith('/api/')) {
      const answer = await askDistribution(deployment, request, askFor(url));
      if (!change || answer.status !== 200) return answer;
      const changed = change(url, JSON.parse(answer.content.toString()));
      return { ...answer, content: JSON.stringify(changed) };
    }
    const answer = cache.get(url) ?? askDistribution(deployment, request, url);
    cache.set(url, answer);
    return answer;
  });
}
