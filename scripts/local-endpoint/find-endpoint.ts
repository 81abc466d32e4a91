import * as z from 'zod/mini';
import type { EndpointKind } from '#lib/config/config.ts';

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
export const healthPaths = {
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
