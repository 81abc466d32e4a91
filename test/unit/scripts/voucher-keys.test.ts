import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { type KeyRing, keyRing } from '#lambdas/claims/vouchers/key-ring.ts';
import {
  ensureVoucherKeys,
  newVoucherKey,
  removeVoucherKeys,
} from '#scripts/secrets/voucher-keys.ts';
import { aVoucherKey } from '#test/support/builders/a-voucher-key.ts';

const secrets = mockClient(SecretsManagerClient);
const settings = { region: 'sa-east-1' };
const notFound = new ResourceNotFoundException({ message: '', $metadata: {} });
const created = () => secrets.commandCalls(CreateSecretCommand).map(({ args }) => args[0].input);

beforeEach(() => secrets.reset());

describe('a key for vouchers', () => {
  it('is an Ed25519 pair, named by the hash of its public half', () => {
    const key = newVoucherKey(new Date('2026-11-24T12:00:00Z'));
    expect(keyRing.parse({ keys: [key] })).toEqual({ keys: [key] });
    expect(key.signsFrom).toBe('2026-11-24T12:00:00.000Z');
    const der = Buffer.from(key.privateKey, 'base64url');
    const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
    expect(privateKey.asymmetricKeyType).toBe('ed25519');
    expect(createPublicKey(privateKey).export({ format: 'jwk' }).x).toBe(key.publicKey);
  });

  it('is different each time', () => {
    const ids = Array.from({ length: 5 }, () => newVoucherKey(new Date()).id);
    expect(new Set(ids).size).toBe(5);
  });
});

describe('the keys of a stage for vouchers', () => {
  it('begin with a key that signs at once', async () => {
    secrets.on(GetSecretValueCommand).rejects(notFound);
    secrets.on(CreateSecretCommand).resolves({});
    const before = new Date().toISOString();
    await ensureVoucherKeys('dev', settings);
    expect(created()).toMatchObject([
      { Name: 'vitrine-dev-voucher-keys', Tags: [{ Key: 'vitrine:stage', Value: 'dev' }] },
    ]);
    const { keys }: KeyRing = keyRing.parse(JSON.parse(created()[0]?.SecretString ?? ''));
    expect(keys).toHaveLength(1);
    const signsFrom = keys[0]?.signsFrom ?? '';
    expect(before <= signsFrom && signsFrom <= new Date().toISOString()).toBe(true);
  });

  it('are kept if there are some', async () => {
    const SecretString = JSON.stringify({ keys: [aVoucherKey()] });
    secrets.on(GetSecretValueCommand).resolves({ SecretString });
    await ensureVoucherKeys('dev', settings);
    expect(created()).toEqual([]);
  });

  it('may be created by another deploy at the same time', async () => {
    secrets.on(GetSecretValueCommand).rejects(notFound);
    secrets
      .on(CreateSecretCommand)
      .rejects(new ResourceExistsException({ message: '', $metadata: {} }));
    await expect(ensureVoucherKeys('dev', settings)).resolves.toBeUndefined();
  });

  it.each([
    ['is no JSON', `x${aVoucherKey().privateKey}`],
    ['has no key', JSON.stringify({ keys: [] })],
    ['lacks a public key', JSON.stringify({ keys: [{ ...aVoucherKey(), publicKey: '' }] })],
  ])('are not created again if the secret %s, and the error does not quote it', async (_, text) => {
    secrets.on(GetSecretValueCommand).resolves({ SecretString: text });
    const error = await ensureVoucherKeys('dev', settings).catch((thrown: Error) => thrown);
    expect(String(error)).toBe(
      'Error: The secret vitrine-dev-voucher-keys contains no keys for vouchers.',
    );
    expect(created()).toEqual([]);
  });

  it('are not created if they cannot be read', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('AccessDenied'));
    await expect(ensureVoucherKeys('dev', settings)).rejects.toThrow('AccessDenied');
    expect(created()).toEqual([]);
  });

  it('may be gone already when they are removed', async () => {
    secrets.on(DeleteSecretCommand).rejects(notFound);
    await expect(removeVoucherKeys('dev', settings)).resolves.toBeUndefined();
    expect(secrets.commandCalls(PutSecretValueCommand)).toEqual([]);
  });
});
