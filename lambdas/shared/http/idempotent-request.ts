import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../app-error.ts';
import { readBody } from './body.ts';

/** A user's request under an idempotency key of their choosing. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** A hash of method, path, query and body, the secret fields of the body left out. */
  readonly fingerprint: string;
}

/** The body without its secret fields; the request was parsed before, so that it is a JSON object. */
function withoutSecrets(event: APIGatewayProxyEventV2, secretFields: readonly string[]): unknown {
  if (secretFields.length === 0) return event.body;
  const fields = Object.entries((readBody(event) ?? {}) as Record<string, unknown>);
  return fields.filter(([name]) => !secretFields.includes(name));
}

/**
 * The idempotency key and fingerprint of a request that changes something; undefined without the
 * Idempotency-Key header. Throws INVALID_IDEMPOTENCY_KEY.
 */
export function idempotentRequestOf(
  event: APIGatewayProxyEventV2,
  userId: string,
  secretFields: readonly string[] = [],
): IdempotentRequest | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || event.requestContext.http.method === 'GET') return undefined;
  if (!/^[\w-]{8,64}$/.test(key)) throw new AppError('INVALID_IDEMPOTENCY_KEY');
  const request = [
    event.requestContext.http.method,
    event.rawPath,
    event.rawQueryString,
    withoutSecrets(event, secretFields),
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { userId, key, fingerprint };
}
