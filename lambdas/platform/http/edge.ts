import '#contract/http/zod-config.ts';
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { edgeHeader } from '#contract/http/edge-header.ts';
import { AppError } from '../errors/app-error.ts';

const { EDGE_SECRET_HASHES: setting } = z
  .object({
    EDGE_SECRET_HASHES: z.string().check(z.regex(/^(none|[0-9a-f]{64}( [0-9a-f]{64})*)$/)),
  })
  .parse(process.env);

/**
 * Hashes of accepted secrets; undefined on local stages, which ask for none. A Lambda of the API does not start without
 * this variable.
 */
const accepted = setting === 'none' ? undefined : new Set(setting.split(' '));

/**
 * Returns whether a call has the secret that the stage's distribution adds. The environment has only hashes, so it
 * holds no secret and no call waits for one.
 */
export function isFromEdge({ headers }: APIGatewayProxyEventV2): boolean {
  if (!accepted) return true;
  const secret = headers[edgeHeader] ?? '';
  return accepted.has(createHash('sha256').update(secret).digest('hex'));
}

/** Throws FORBIDDEN for a call past the distribution: it could forge the recorded address and bypass the cache. */
export function requireEdge(event: APIGatewayProxyEventV2): void {
  if (isFromEdge(event)) return;
  throw new AppError('FORBIDDEN', { detail: 'The API is called by way of its site' });
}
