import '#test/support/lambda-env.ts';
import '#test/support/over-http.ts';
import { randomUUID } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { configOf } from '#lib/config/config.ts';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { aValidator, aValidatorUser } from '#test/support/builders/a-validator.ts';
import { aReceiptUpload } from '#test/support/builders/an-image.ts';
import { aUser } from '#test/support/builders/people.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { everything } from '#test/support/everything.ts';
import { call } from '#test/support/operations/call.ts';
import { putItems, tableHolds } from '#test/support/operations/store.ts';
import { type RouteName, requestOf } from '#test/support/request-of-route.ts';
import { awsClientSettings, stageUnderTest } from '#test/support/stage.ts';
import { stored } from '#test/support/stored.ts';

/** A validator whose account no other route changes. */
const userId = '99999999-9999-4999-8999-999999999999';
/** A user whose removal, which goes on in the background, takes nothing that another route reads. */
const leaverId = '88888888-8888-4888-8888-888888888888';

const keptKey = 'kept/receipt-of-test.pdf';

async function putReceipt(): Promise<void> {
  const s3 = new S3Client({ ...awsClientSettings(), forcePathStyle: true });
  const Bucket = stageUnderTest().outputs.ReceiptsBucketName;
  await s3.send(new PutObjectCommand({ Bucket, Key: keptKey, Body: '%PDF-1.7' }));
}

const bodyOf = (name: RouteName, changes: object) => ({
  body: { ...(requestOf[name].body as object), ...changes },
});

/** Parts of requests that differ with real accounts, and values that only one item of the stage may have. */
const differing: Partial<Record<RouteName, RequestParts>> = {
  completeFirstAccess: {
    as: { userId },
    ...bodyOf('completeFirstAccess', { previousPassword: 'Vitrine#2026' }),
  },
  createShop: bodyOf('createShop', { shopIdentifier: `loja${randomUUID().slice(0, 8)}` }),
  createValidator: bodyOf('createValidator', { email: `${randomUUID()}@vitrine.test` }),
  deleteAccount: { as: { userId: leaverId }, params: { name: leaverId } },
  setPushSubscription: bodyOf('setPushSubscription', {
    endpoint: `${configOf('test').pushServices[0]}/send/1`,
  }),
};

/** Items and files that a route needs besides `everything`. */
const more: Partial<Record<RouteName, () => Promise<unknown>>> = {
  completeFirstAccess: () =>
    putItems(
      stored.user(aValidatorUser({ userId, isPasswordRequired: true })),
      stored.validator(aValidator({ userId, status: 'pending_first_access' })),
    ),
  deleteAccount: () => putItems(stored.user(aUser({ userId: leaverId }))),
  sendReceipt: () =>
    Promise.all([putItems(stored.receiptUpload(aReceiptUpload({ keptKey }))), putReceipt()]),
};

describe('over HTTP', () => {
  it.each(everyRoute)('%s answers as its contract says', async (name, route) => {
    await tableHolds(...everything);
    await more[name]?.();
    const answer = await call(route, { ...requestOf[name], ...differing[name] });
    expect(Object.keys(route.responses)).toContain(String(answer.status));
    if (answer.status !== 307) expect(() => answer.body).not.toThrow();
  });
});
