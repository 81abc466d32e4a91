import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { AppError } from '../errors/app-error.ts';
import { readBody } from './request.ts';
import { type Secrets, secretsOf } from './secrets.ts';
import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

/** A user's request under an idempotency key of their choice. */
export interface IdempotentRequest {
  readonly userId: string;
  readonly key: string;
  /** Hash of method, path, query and body, without the secret fields of the body. */
  readonly fingerprint: string;
  /** The body's secret fields, if the route has any. */
  readonly secrets?: Secrets;
}

interface Content {
  /** The part of the body in the fingerprint. */
  readonly open: unknown;
  readonly secrets?: Secrets;
}

/** Splits off the secret fields of the body, which was parsed before and is a JSON object. */
function contentOf(event: APIGatewayProxyEventV2, secretFields: readonly string[]): Content {
  if (secretFields.length === 0) return { open: event.body };
  const body = (readBody(event) ?? {}) as Record<string, unknown>;
  const open = Object.entries(body).filter(([name]) => !secretFields.includes(name));
  return { open, secrets: secretsOf(JSON.stringify(secretFields.map((name) => body[name]))) };
}

/** Returns key and fingerprint of a changing request; undefined without a key. Throws INVALID_IDEMPOTENCY_KEY. */
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

export const storedAnswer = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.exactOptional(z.string()),
});

/** An answer for the gateway, which can be stored and repeated. */
export type StoredAnswer = z.output<typeof storedAnswer>;
