/** Header names in lower case; a trailing `*` matches any suffix. */
type Names = readonly string[];

/** Headers that no edge function and no response headers policy may set; otherwise CloudFront answers 502. */
const neverSet: Names = [
  'connection',
  'expect',
  'keep-alive',
  'proxy-*',
  'trailer',
  'upgrade',
  'x-accel-*',
  'x-amz-cf-*',
  'x-amzn-*',
  'x-cache',
  'x-edge-*',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Headers that no policy can forward: CloudFront removes or replaces them (developer guide, "Request headers"). */
const neverForwarded: Names = [
  'accept-encoding',
  'cache-control',
  'connection',
  'content-length',
  'cookie',
  'max-forwards',
  'pragma',
  'proxy-*',
  'request-range',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'x-amz-cf-*',
  'x-edge-*',
  'x-forwarded-proto',
  'x-real-ip',
];

/** Headers that CloudFront refuses, by place. */
export const refusedHeaders = {
  'viewer-request': [...neverSet, 'content-length', 'host', 'transfer-encoding', 'via'],
  'viewer-response': [...neverSet, 'warning', 'via'],
  responseHeadersPolicy: [...neverSet, 'warning', 'via'],
  cachePolicy: neverForwarded,
  // Only the cache policy can forward Authorization. With the viewer's Host, the gateway finds no API.
  originRequestPolicy: [...neverForwarded, 'authorization', 'host'],
} satisfies Record<string, Names>;

/** Returns the headers that CloudFront refuses in a place. */
export function refusedAmong(headers: Names, place: keyof typeof refusedHeaders): string[] {
  const isRefused = (header: string) =>
    refusedHeaders[place].some((name) =>
      name.endsWith('*') ? header.startsWith(name.slice(0, -1)) : header === name,
    );
  return headers.filter((header) => isRefused(header.toLowerCase()));
}

const access = /headers\[\s*['"]([^'"]+)['"]\s*\]|headers\.([\w$]+)/g;
const entry = /['"]?([\w-]+)['"]?:\s*\{\s*value:/g;

/** Returns the headers in an edge function's code, as properties or as entries of an object. */
export function headersNamedIn(code: string): string[] {
  return [...code.matchAll(access), ...code.matchAll(entry)].map(
    ([, first, second]) => first ?? second ?? '',
  );
}
