import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { AppError } from '../errors/app-error.ts';
import { keys } from '../table/keys.ts';
import { packTexts, unpackTexts } from '../table/packed-texts.ts';
import { getItem } from '../table/read.ts';
import { put } from '../table/transaction.ts';
import type { Write } from '../table/write.ts';
import { type IdempotentRequest, type StoredAnswer, storedAnswer } from './idempotent-request.ts';

/** Hours that a key's answer is remembered. */
const hoursRemembered = 24;

const record = z.object({
  fingerprint: z.string(),
  /** Hash of the secret fields. */
  secretHash: z.exactOptional(z.string()),
  answer: storedAnswer,
  /** Seconds since 1970. DynamoDB removes an item up to two days after its `ttl`. */
  ttl: z.int(),
});

/** Returns the answer that a request got before. Throws IDEMPOTENCY_KEY_REUSED where another request used the key. */
export async function findAnswer(
  { userId, key, fingerprint, secrets }: IdempotentRequest,
  now: Date,
): Promise<StoredAnswer | undefined> {
  const item = await getItem(keys.idempotency(userId, key));
  if (!item) return undefined;
  const stored = record.parse(unpackTexts(item));
  if (stored.ttl * 1000 <= now.getTime()) return undefined;
  const isSame =
    stored.fingerprint === fingerprint &&
    (secrets === undefined || (await secrets.isHashed(stored.secretHash)));
  if (!isSame) throw new AppError('IDEMPOTENCY_KEY_REUSED');
  return stored.answer;
}

/** Returns the write that remembers an answer; it fails where one is remembered already. */
export async function insertAnswer(
  { userId, key, fingerprint, secrets }: IdempotentRequest,
  answer: StoredAnswer,
  now: Date,
): Promise<Write> {
  const seconds = Math.floor(now.getTime() / 1000);
  return put(
    {
      ...keys.idempotency(userId, key),
      fingerprint,
      ...(secrets && { secretHash: await secrets.hash() }),
      // Packed, most answers fit the kilobyte of one write unit.
      ...packTexts({ answer }, ['answer']),
      ttl: seconds + hoursRemembered * 3600,
    },
    {
      expression: 'attribute_not_exists(PK) OR #ttl <= :now',
      names: { '#ttl': 'ttl' },
      values: { ':now': seconds },
    },
  );
}
