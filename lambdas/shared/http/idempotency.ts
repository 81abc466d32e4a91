import '#contract/zod-config.ts';
import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';
import { keys } from '../table/keys.ts';
import { getItem } from '../table/read.ts';
import { put, type Write } from '../table/transaction.ts';

/** How long a key's answer is remembered. */
const hoursRemembered = 24;

const storedAnswer = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.exactOptional(z.string()),
});

/** An answer as the gateway takes it, which can be given again. */
export type StoredAnswer = z.output<typeof storedAnswer>;

const record = z.object({
  fingerprint: z.string(),
  answer: storedAnswer,
  /** Seconds since 1970. DynamoDB removes an item up to two days after its `ttl`. */
  ttl: z.int(),
});

/** A user's request under a key of their choosing. */
export interface Intent {
  readonly userId: string;
  readonly key: string;
  readonly fingerprint: string;
}

/** The intent behind a request that changes something, where it has an Idempotency-Key. */
export function intentOf(event: APIGatewayProxyEventV2, userId: string): Intent | undefined {
  const key = event.headers['idempotency-key'];
  if (key === undefined || event.requestContext.http.method === 'GET') return undefined;
  if (!/^[\w-]{8,64}$/.test(key)) throw new AppError('INVALID_IDEMPOTENCY_KEY');
  const request = [
    event.requestContext.http.method,
    event.rawPath,
    event.rawQueryString,
    event.body,
  ];
  const fingerprint = createHash('sha256').update(JSON.stringify(request)).digest('base64url');
  return { userId, key, fingerprint };
}

/** The answer that this intent got before; IDEMPOTENCY_KEY_REUSED where the key was another request's. */
export async function findAnswer(intent: Intent, now: Date): Promise<StoredAnswer | undefined> {
  const item = await getItem(keys.idempotency(intent.userId, intent.key));
  if (!item) return undefined;
  const { fingerprint, answer, ttl } = record.parse(item);
  if (ttl * 1000 <= now.getTime()) return undefined;
  if (fingerprint !== intent.fingerprint) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return answer;
}

/** Remembers an answer, in the transaction that makes it true; fails where one is remembered already. */
export function rememberAnswer(intent: Intent, answer: StoredAnswer, now: Date): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return put(
    {
      ...keys.idempotency(intent.userId, intent.key),
      fingerprint: intent.fingerprint,
      answer,
      ttl: seconds + hoursRemembered * 3600,
    },
    {
      expression: 'attribute_not_exists(PK) OR #ttl <= :now',
      names: { '#ttl': 'ttl' },
      values: { ':now': seconds },
    },
  );
}
