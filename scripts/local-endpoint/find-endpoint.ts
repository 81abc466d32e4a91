import * as z from 'zod/mini';
import type { EndpointKind } from '#lib/config/config.ts';
import { UserError } from '../process/user-error.ts';

/** An AWS endpoint that answers. */
export interface FoundEndpoint {
  readonly kind: EndpointKind;
  /** Folder of the checkout that started it, if one did. */
  readonly checkout?: string;
}

/** Answered by quick_server.py. */
const checkoutPath = '/_vitrine/checkout';
const checkoutAnswer = z.object({ checkout: z.string() });
const healthAnswer = z.object({ services: z.unknown() });

/** Health check paths of the containers. MiniStack comes first, since it answers at LocalStack's path, too. */
const healthPaths = {
  ministack: '/_ministack/health',
  localstack: '/_localstack/health',
} as const;

/** Finds an AWS endpoint at an address; undefined if none answers. */
export async function findEndpoint(url: string): Promise<FoundEndpoint | undefined> {
  for (const [kind, path] of Object.entries(healthPaths)) {
    if (!(await answerOf(healthAnswer, path, url))) continue;
    const own = await answerOf(checkoutAnswer, checkoutPath, url);
    return own ? { kind: 'built-in', ...own } : { kind: kind as keyof typeof healthPaths };
  }
  return undefined;
}

async function answerOf<Schema extends z.ZodMiniType>(
  schema: Schema,
  path: string,
  url: string,
): Promise<z.output<Schema> | undefined> {
  try {
    const response = await fetch(new URL(path, url), { signal: AbortSignal.timeout(3000) });
    return response.ok ? schema.safeParse(await response.json()).data : undefined;
  } catch {
    return undefined;
  }
}

/** Host names of the services in docker-compose.yml, and of the host machine as seen from a container. */
const composeHosts = new Set(['localstack', 'ministack', 'host.docker.internal']);

const loopback = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/**
 * Checks that a URL is on this machine or a compose host, so that demo data and resets never reach an AWS account;
 * throws a UserError otherwise. Returns the origin with 127.0.0.1 for `localhost`: for an IP address, the SDK and the
 * CDK put bucket names in the path, not in the host name.
 */
export function requireLocalUrl(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHttp = url?.protocol === 'http:' || url?.protocol === 'https:';
  if (!url || !isHttp || !(loopback.test(url.hostname) || composeHosts.has(url.hostname))) {
    throw new UserError(
      `AWS_ENDPOINT_URL is "${address}", which is not on this machine; the stages local and test only use an endpoint on localhost, 127.0.0.1 or a host of docker-compose.yml, so unset it or change it.`,
    );
  }
  if (url.hostname === 'localhost') url.hostname = '127.0.0.1';
  return url.origin;
}
