import { createRequire } from 'node:module';
import { SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { SESv2Client } from '@aws-sdk/client-sesv2';
import { SQSClient } from '@aws-sdk/client-sqs';
import { newVoucherKey } from '#scripts/secrets/voucher-keys.ts';
import { businessId } from '#test/support/builders/a-business.ts';
import { holderId } from '#test/support/builders/a-claim.ts';
import { validatorUserId } from '#test/support/builders/a-validator.ts';
import { imageKeyNo, receiptUploadId, uploadId } from '#test/support/builders/an-image.ts';
import { ownerId } from '#test/support/builders/people.ts';
import { filesAre } from '#test/support/kept-files.ts';
import { anAccount, userPoolKeeps } from '#test/support/kept-user-pool.ts';
import { lambdaEnvironment } from '#test/support/lambda-environment.ts';
import { aJpeg } from '#test/support/pictures.ts';

/** Files of the items of the tests. */
const files = [
  `offer/uncompressed/${businessId}/${uploadId}`,
  `${imageKeyNo()}/1280.webp`,
  `uploaded/${businessId}/${receiptUploadId}`,
];

/** Lets files, accounts, secrets, queues and mails answer in this process: only the table is measured. */
export async function fakeServices(): Promise<void> {
  filesAre(files, await aJpeg({ width: 32, height: 24 }));
  userPoolKeeps([ownerId, validatorUserId, holderId].map((id) => anAccount(id)));
  const ring = JSON.stringify({ keys: [newVoucherKey(new Date(0))] });
  const secretOf = async ({ input }: { input: { SecretId?: string } }) => ({
    SecretString: input.SecretId === lambdaEnvironment.VOUCHER_KEYS_SECRET ? ring : 'a key',
  });
  SecretsManagerClient.prototype.send = secretOf as never;
  SQSClient.prototype.send = (async () => ({ QueueUrl: 'https://queue.vitrine.test' })) as never;
  // Bundled Lambdas have it: they find the fonts of link previews by it.
  Object.assign(globalThis, { require: createRequire(import.meta.url) });
  SESv2Client.prototype.send = (async () => ({ MessageId: 'm' })) as never;
}
