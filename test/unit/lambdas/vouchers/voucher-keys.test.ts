import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { readKeyRing } from '#lambdas/claims/vouchers/voucher-keys.ts';
import { aVoucherKey } from '#test/support/vouchers.ts';

jest.unmock('#lambdas/claims/vouchers/voucher-keys.ts');

const secrets = mockClient(SecretsManagerClient);
const first = { keys: [aVoucherKey()] };
const second = { keys: [aVoucherKey(), aVoucherKey({ signsFrom: '2026-06-01T12:00:00.000Z' })] };
const holding = (ring: unknown) => ({ SecretString: JSON.stringify(ring) });
const reads = () => secrets.commandCalls(GetSecretValueCommand).map(({ args }) => args[0].input);
const at = (time: string) => readKeyRing(new Date(`2026-05-25T${time}Z`));

// One test, because the module caches the keys as long as a container of the Lambda.
it("the stage's keys are read until a read succeeds, and again each hour", async () => {
  secrets
    .on(GetSecretValueCommand)
    .rejectsOnce(new Error('throttled'))
    .resolvesOnce({ SecretString: `{"keys": [{ "privateKey": ${first.keys[0]?.privateKey}` })
    .resolvesOnce(holding({ keys: [] }))
    .resolvesOnce(holding(first))
    .rejectsOnce(new Error('throttled'))
    .resolves(holding(second));
  await expect(at('10:00:00')).rejects.toThrow('throttled');
  // Errors are logged, so they must not quote the secret.
  const unusable = /^The secret vitrine-test-voucher-keys contains no keys for vouchers$/;
  await expect(at('10:00:00')).rejects.toThrow(unusable);
  await expect(at('10:00:00')).rejects.toThrow(unusable);
  expect(await Promise.all([at('10:00:00'), at('10:00:00')])).toEqual([first, first]);
  expect(await at('10:59:59')).toEqual(first);
  expect(reads()).toEqual(Array(4).fill({ SecretId: 'vitrine-test-voucher-keys' }));

  // A later failed read keeps the keys.
  expect(await at('11:00:00')).toEqual(first);
  expect(await at('11:59:59')).toEqual(first);
  expect(reads()).toHaveLength(5);
  expect(await at('12:00:00')).toEqual(second);
  expect(reads()).toHaveLength(6);
});
