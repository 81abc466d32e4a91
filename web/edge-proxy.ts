import type { ProxyOptions } from 'vite';
import { formerPaths, pagePaths, robotsPath } from '#contract/pages/page-paths.ts';

interface Edge {
  /** Address of the endpoint. */
  readonly target: string | undefined;
  /** Domain of the distribution. The endpoint selects the distribution by it. */
  readonly host: string | undefined;
}

/** Returns a pattern of a word in any case. */
const inAnyCase = (word = '') =>
  word.replace(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);

/** First parts of the paths of open pages, whose other spellings the edge redirects. */
const pages = [...new Set(Object.values(pagePaths).map((path) => inAnyCase(path.split('/')[1])))];

/** Files that the deployed stage makes. */
const files = [...Object.keys(formerPaths), robotsPath, '/sitemap.xml'];

/** Proxies the files that the server makes to the locally deployed distribution, which needs HTTPS. */
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
    [`^(${files.join('|').replaceAll('.', '\\.')}|/sitemaps/[^?]+)(\\?|$)`]: toEdge,
    '/static/open/': toEdge,
  };
}
