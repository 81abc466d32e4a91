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

/** The hashes of the values that are accepted; undefined on stages that ask for none, which are local. */
const accepted = setting === 'none' ? undefined : new Set(setting.split(' '));

/**
 * Whether a call came by way of the stage's distribution: it has one of its secrets. The hashes are in the environment,
 * so that it holds no secret and no call waits for one. A Lambda of the API does not start without them.
 */
export function isFromEdge({ headers }: APIGatewayProxyEventV2): boolean {
  if (!accepted) return true;
  const secret = headers[edgeHeader] ?? '';
  return accepted.has(createHash('sha256').update(secret).digest('hex'));
}

/**
 * Throws FORBIDDEN for a call beside the distribution, where the caller could choose the address that is recorded and
 * reach the API past the cache.
 */
export function requireEdge(event: APIGatewayProxyEventV2): void {
  if (isFromEdge(event)) return;
  throw new AppError('FORBIDDEN', { detail: 'The API is called by way of its site' });
}
