import { GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { readVapid } from '#lambdas/messages/push/push-keys.ts';
import { secrets, stageKeys } from '#test/support/mocked-push.ts';

const secret = 'vitrine-test-push-keys';
const reads = () => secrets.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input);

// One test, because the module caches the keys as long as a container of the Lambda.
it("the stage's keys are read until a read succeeds, and then no more", async () => {
  secrets
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error('throttled'))
    .resolvesOnce({ SecretString: `{"privateKey": ${stageKeys.privateKey}` })
    .resolvesOnce({ SecretString: JSON.stringify({ publicKey: stageKeys.publicKey }) })
    .resolves({ SecretString: JSON.stringify(stageKeys) });
  await expect(readVapid(secret)).rejects.toThrow('throttled');
  // Errors are logged, so they must not quote the secret.
  const unusable = /^The secret vitrine-test-push-keys contains no keys for Web Push$/;
  await expect(readVapid(secret)).rejects.toThrow(unusable);
  await expect(readVapid(secret)).rejects.toThrow(unusable);
  const vapid = { ...stageKeys, contact: 'mailto:ola@vitrine.test' };
  expect(await readVapid(secret)).toEqual(vapid);
  expect(await readVapid(secret)).toEqual(vapid);
  expect(reads()).toEqual(Array(4).fill({ SecretId: secret }));
});
