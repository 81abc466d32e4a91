import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';
import { readBody } from './body.ts';
import { type Secrets, secretsOf } from './secrets.ts';

/** A user's request under an idempotency key of their choosing. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** A hash of method, path, query and body, the secret fields of the body left out. */
  readonly fingerprint: string;
  /** The secret fields of the body, if the route has any. */
  readonly secrets?: Secrets;
}

interface Content {
  /** The part of the body that the fingerprint covers. */
  readonly open: unknown;
  readonly secrets?: Secrets;
}

/** The body without its secret fields, and these; the request was parsed before, so that it is a JSON object. */
function contentOf(event: APIGatewayProxyEventV2, secretFields: readonly string[]): Content {
  if (secretFields.length === 0) return { open: event.body };
  const body = (readBody(event) ?? {}) as Record<string, unknown>;
  const open = Object.entries(body).filter(([name]) => !secretFields.includes(name));
  return { open, secrets: secretsOf(JSON.stringify(secretFields.map((name) => body[name]))) };
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
  const { open, secrets } = contentOf(event, secretFields);
  const request = [event.requestContext.http.method, event.rawPath, event.rawQueryString, open];
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { userId, key, fingerprint, ...(secrets && { secrets }) };
}
