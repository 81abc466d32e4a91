/** Names of headers, in lower case; a `*` at the end stands for any rest. */
type Names = readonly string[];

/** What no edge function and no response headers policy may set: CloudFront answers 502 instead. */
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

/** What a policy cannot forward: CloudFront removes or replaces it (developer guide, "Request headers"). */
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

/** What CloudFront refuses, by the place where a header is named. */
export const refusedHeaders = {
  'viewer-request': [...neverSet, 'content-length', 'host', 'transfer-encoding', 'via'],
  'viewer-response': [...neverSet, 'warning', 'via'],
  responseHeadersPolicy: [...neverSet, 'warning', 'via'],
  cachePolicy: neverForwarded,
  // Authorization goes by the cache policy alone, and with the viewer's Host the gateway knows no API.
  originRequestPolicy: [...neverForwarded, 'authorization', 'host'],
} satisfies Record<string, Names>;

/** Those of the headers that CloudFront refuses in that place. */
export function refusedAmong(headers: Names, place: keyof typeof refusedHeaders): string[] {
  const isRefused = (header: string) =>
    refusedHeaders[place].some((name) =>
      name.endsWith('*') ? header.startsWith(name.slice(0, -1)) : header === name,
    );
  return headers.filter((header) => isRefused(header.toLowerCase()));
}

const access = /headers\[\s*['"]([^'"]+)['"]\s*\]|headers\.([\w$]+)/g;
const entry = /['"]?([\w-]+)['"]?:\s*\{\s*value:/g;

/** The headers that the text of an edge function names, by access or as entries of an object. */
export function headersNamedIn(code: string): string[] {
  return [...code.matchAll(access), ...code.matchAll(entry)].map(
    ([, first, second]) => first ?? second ?? '',
  );
}
