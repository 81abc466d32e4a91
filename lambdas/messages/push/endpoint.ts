/** Whether an origin matches a pattern; `*` is one label of a host, as in `https://*.push.apple.com`. */
function matches(origin: string, pattern: string): boolean {
  const [before = '', after] = pattern.split('*');
  if (after === undefined) return origin === pattern;
  const label = origin.slice(before.length, -after.length);
  return origin.startsWith(before) && origin.endsWith(after) && /^[a-z0-9-]+$/.test(label);
}

/**
 * Returns an endpoint as it is stored and called: a URL at an allowed push service, else undefined. The Lambda
 * sends requests to it, so users must not be able to choose other targets inside AWS.
 */
export function allowedEndpoint(endpoint: string, services: readonly string[]): string | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  if (url.username || url.password || url.hash) return undefined;
  return services.some((pattern) => matches(url.origin, pattern)) ? url.href : undefined;
}
