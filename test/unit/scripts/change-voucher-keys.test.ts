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
import { aVoucherKey } from '#test/support/builders/a-voucher-key.ts';

const secrets = mockClient(SecretsManagerClient);
const client = new SecretsManagerClient({});
const now = new Date('2026-11-24T12:00:00Z');
const context = { client, stage: 'dev', now };
const first = aVoucherKey({ id: '00000001', signsFrom: '2026-01-15T12:00:00.000Z' });
const second = aVoucherKey({ id: '00000002', signsFrom: '2026-06-01T12:00:00.000Z' });
const waiting = aVoucherKey({ id: '00000003', signsFrom: '2026-11-30T12:00:00.000Z' });

let stored: KeyRing | undefined;
const stageHas = (...keys: VoucherKey[]) => {
  stored = { keys };
};
const puts = () => secrets.commandCalls(PutSecretValueCommand).map(({ args }) => args[0].input);

beforeEach(() => {
  secrets.reset();
  stored = undefined;
  secrets.on(GetSecretValueCommand, { SecretId: 'vitrine-dev-voucher-keys' }).callsFake(() => {
    if (!stored) throw new ResourceNotFoundException({ message: '', $metadata: {} });
    return { SecretString: JSON.stringify(stored) };
  });
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => {
    stored = keyRing.parse(JSON.parse(SecretString));
    return {};
  });
});

describe('a rotation of the keys for vouchers', () => {
  it('adds a successor that signs in seven days; counters get it at once', async () => {
    stageHas(first);
    const { ring, remark } = await rotateVoucherKeys(context);
    const successor = ring.keys[1];
    expect(ring).toEqual({ keys: [first, successor] });
    expect(stored).toEqual(ring);
    expect(puts()).toMatchObject([{ SecretId: 'vitrine-dev-voucher-keys' }]);
    expect(successor?.signsFrom).toBe('2026-12-01T12:00:00.000Z');
    expect(remark).toBe(`${successor?.id} was added`);
    expect(signingKey(ring, now)).toEqual(first);
    expect(keysToVerify(ring, now).map(({ id }) => id)).toEqual([first.id, successor?.id]);
  });

  it('adds none while another successor waits to sign', async () => {
    stageHas(first, waiting);
    const { remark } = await rotateVoucherKeys(context);
    expect(remark).toBe('nothing was changed, since 00000003 waits to sign');
    expect(puts()).toEqual([]);
  });

  it('adds one beside a successor that was ended', async () => {
    stageHas(first, { ...waiting, endedAt: '2026-11-24T11:00:00.000Z' });
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
    stageHas(first, { ...second, endedAt: '2026-11-24T11:00:00.000Z' });
    await expect(endVoucherKey(context, 'ffffffff')).rejects.toThrow('There is no key ffffffff');
    await expect(endVoucherKey(context, second.id)).rejects.toThrow(
      'The key 00000002 was ended at 2026-11-24T11:00:00.000Z.',
    );
    expect(puts()).toEqual([]);
  });
});

describe('a stage without keys for vouchers', () => {
  it.each([requireKeyRing, rotateVoucherKeys])(
    'learns that a deploy creates one',
    async (command) => {
      await expect(command(context)).rejects.toThrow(
        'The stage dev has no keys for vouchers yet: its deploy makes one.',
      );
    },
  );
});

describe('the list of keys for vouchers', () => {
  const compromised = aVoucherKey({
    id: '00000004',
    signsFrom: '2026-03-01T12:00:00.000Z',
    endedAt: '2026-04-01T12:00:00.000Z',
  });
  const old = aVoucherKey({ id: '00000005', signsFrom: '2022-01-01T12:00:00.000Z' });
  const next = aVoucherKey({ id: '00000006', signsFrom: '2022-02-01T12:00:00.000Z' });
  const lines = linesOfKeys({ keys: [old, next, first, compromised, second, waiting] }, now);

  it('shows the state of each key and until when counters accept it, the newest first', () => {
    expect(lines).toEqual([
      '00000003: signs from 2026-11-30T12:00:00.000Z, counters take it until 2028-01-01T04:59:59.000Z',
      '00000002: signs since 2026-06-01T12:00:00.000Z, counters take it until 2028-01-01T04:59:59.000Z',
      '00000004: ended at 2026-04-01T12:00:00.000Z, counters do not take it',
      '00000001: signed from 2026-01-15T12:00:00.000Z, counters take it until 2028-01-01T04:59:59.000Z',
      '00000006: signed from 2022-02-01T12:00:00.000Z, counters take it until 2028-01-01T04:59:59.000Z',
      '00000005: signed from 2022-01-01T12:00:00.000Z, counters do not take it',
    ]);
  });

  it('shows no private key', () => {
    expect(lines.join()).not.toContain(first.privateKey);
  });
});
