import { createPrivateKey, createPublicKey } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import {
  type KeyRing,
  keyRing,
  keysToVerify,
  signingKey,
  type VoucherKey,
} from '#lambdas/claims/vouchers/key-ring.ts';
import {
  endVoucherKey,
  linesOfKeys,
  requireKeyRing,
  rotateVoucherKeys,
} from '#scripts/secrets/change-voucher-keys.ts';
import { newVoucherKey } from '#scripts/secrets/voucher-keys.ts';
import { aVoucherKey } from '#test/support/vouchers.ts';

const secrets = mockClient(SecretsManagerClient);
const now = new Date('2026-11-24T12:00:00Z');
const context = { client: new SecretsManagerClient({}), stage: 'dev', now };
const endedAt = '2026-11-24T11:00:00.000Z';
const first = aVoucherKey({ id: '00000001', signsFrom: '2026-01-15T12:00:00.000Z' });
const second = aVoucherKey({ id: '00000002', signsFrom: '2026-06-01T12:00:00.000Z' });
const waiting = aVoucherKey({ id: '00000003', signsFrom: '2026-11-30T12:00:00.000Z' });

let stored: KeyRing | undefined;
const stageHas = (...keys: VoucherKey[]) => {
  stored = { keys };
};

beforeEach(() => {
  secrets.reset();
  stored = undefined;
  const SecretId = 'vitrine-dev-voucher-keys';
  secrets
    .on(GetSecretValueCommand, { SecretId })
    .callsFake(() => {
      if (!stored) throw new ResourceNotFoundException({ message: '', $metadata: {} });
      return { SecretString: JSON.stringify(stored) };
    })
    .on(PutSecretValueCommand, { SecretId })
    .callsFake(({ SecretString }) => {
      stored = keyRing.parse(JSON.parse(SecretString));
      return {};
    });
});

it('a key for vouchers is a new Ed25519 pair, named by the hash of its public half', () => {
  const key = newVoucherKey(now);
  expect(keyRing.parse({ keys: [key] })).toEqual({ keys: [key] });
  expect(key.signsFrom).toBe(now.toISOString());
  const der = Buffer.from(key.privateKey, 'base64url');
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  expect(privateKey.asymmetricKeyType).toBe('ed25519');
  expect(createPublicKey(privateKey).export({ format: 'jwk' }).x).toBe(key.publicKey);
  expect(newVoucherKey(now).id).not.toBe(key.id);
});

describe('a rotation of the keys for vouchers', () => {
  it('adds a successor that signs in seven days; counters get it at once', async () => {
    stageHas(first);
    const { ring, remark } = await rotateVoucherKeys(context);
    const successor = ring.keys[1];
    expect(ring).toEqual({ keys: [first, successor] });
    expect(stored).toEqual(ring);
    expect(successor?.signsFrom).toBe('2026-12-01T12:00:00.000Z');
    expect(remark).toBe(`${successor?.id} was added`);
    expect(signingKey(ring, now)).toEqual(first);
    expect(keysToVerify(ring, now).map(({ id }) => id)).toEqual([first.id, successor?.id]);
  });

  it('adds none while another successor waits to sign, unless that one was ended', async () => {
    stageHas(first, waiting);
    const { remark } = await rotateVoucherKeys(context);
    expect(remark).toBe('nothing was changed, since 00000003 waits to sign');
    expect(stored?.keys).toEqual([first, waiting]);
    stageHas(first, { ...waiting, endedAt });
    expect((await rotateVoucherKeys(context)).ring.keys).toHaveLength(3);
  });
});

describe('the end of a key for vouchers', () => {
  it('creates another key that signs at once, if no other key signs', async () => {
    stageHas(first, waiting);
    const { ring, remark } = await endVoucherKey(context, first.id);
    const [ended, untouched, made] = ring.keys;
    expect(stored).toEqual(ring);
    expect([ended, untouched]).toEqual([{ ...first, endedAt: now.toISOString() }, waiting]);
    expect(made?.signsFrom).toBe(now.toISOString());
    expect(signingKey(ring, now)).toBe(made);
    expect(remark).toBe('00000001 ended, a new one signs');
  });

  it('creates none if another key signs', async () => {
    stageHas(first, second);
    const { ring, remark } = await endVoucherKey(context, second.id);
    expect(ring).toEqual({ keys: [first, { ...second, endedAt: now.toISOString() }] });
    expect(signingKey(ring, now)).toEqual(first);
    expect(remark).toBe('00000002 ended');
  });

  it('is refused for a key that is unknown or was ended before', async () => {
    stageHas(first, { ...second, endedAt });
    await expect(endVoucherKey(context, 'ffffffff')).rejects.toThrow('There is no key ffffffff');
    await expect(endVoucherKey(context, second.id)).rejects.toThrow(`was ended at ${endedAt}`);
    expect(stored?.keys).toEqual([first, { ...second, endedAt }]);
  });
});

it.each([requireKeyRing, rotateVoucherKeys])(
  'a stage without keys for vouchers learns that a deploy creates one',
  async (command) => {
    await expect(command(context)).rejects.toThrow('The stage dev has no keys for vouchers yet');
  },
);

it('the list of keys for vouchers shows the newest first, until when counters accept each, and no private key', () => {
  const ended = aVoucherKey({ id: '00000004', signsFrom: '2026-03-01T12:00:00.000Z', endedAt });
  const old = aVoucherKey({ id: '00000005', signsFrom: '2022-01-01T12:00:00.000Z' });
  const next = aVoucherKey({ id: '00000006', signsFrom: '2022-02-01T12:00:00.000Z' });
  const lines = linesOfKeys({ keys: [old, next, first, ended, second, waiting] }, now);
  const accepted = 'counters take it until 2028-01-01T04:59:59.000Z';
  expect(lines).toEqual([
    `00000003: signs from 2026-11-30T12:00:00.000Z, ${accepted}`,
    `00000002: signs since 2026-06-01T12:00:00.000Z, ${accepted}`,
    `00000004: ended at ${endedAt}, counters do not take it`,
    `00000001: signed from 2026-01-15T12:00:00.000Z, ${accepted}`,
    `00000006: signed from 2022-02-01T12:00:00.000Z, ${accepted}`,
    '00000005: signed from 2022-01-01T12:00:00.000Z, counters do not take it',
  ]);
});
