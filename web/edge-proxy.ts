import type { ProxyOptions } from 'vite';
import { pagePaths } from '#contract/pages/page-paths.ts';

interface Edge {
  /** Address of the endpoint. */
  readonly target: string | undefined;
  /** Domain of the distribution. The endpoint selects the distribution by it. */
  readonly host: string | undefined;
}

/** First parts of the paths of open pages. */
const pages = Object.values(pagePaths).map((path) => path.split('/')[1]);

/** Proxies what the server makes to the locally deployed distribution, which needs HTTPS. */
export function edgeProxy({ target, host }: Edge): Record<string, ProxyOptions> {
  if (!target) return {};
  const toEdge: ProxyOptions = {
    target,
    changeOrigin: false,
    headers: { ...(host ? { Host: host } : {}), 'x-forwarded-proto': 'https' },
  };
  return {
    '^/api/': toEdge,
    '/images': toEdge,
    '/config.json': toEdge,
    [`^/(${pages.join('|')})(/|\\?|$)`]: toEdge,
    '/static/open/': toEdge,
  };
}
