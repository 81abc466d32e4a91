import { createHash } from 'node:crypto';
import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import { edgeSecretIn, isPushPublicKey } from '#lib/config/stage-secrets.ts';
import {
  endRotation,
  ensureEdgeContext,
  findEdgeContext,
  removeEdgeSecret,
  startRotation,
} from '#scripts/secrets/edge-secret.ts';
import { ensurePushContext, findPushContext, removePushKeys } from '#scripts/secrets/push-keys.ts';
import { ensureVoucherKeys, removeVoucherKeys } from '#scripts/secrets/voucher-keys.ts';
import { aVoucherKey } from '#test/support/vouchers.ts';

const secrets = mockClient(SecretsManagerClient);
const settings = { region: 'sa-east-1' };

/** The versions of each secret by its name, with the labels that Secrets Manager moves. */
const held = new Map<string, { id: string; value: string; label?: string | undefined }[]>();

function put(name = '', value = '') {
  const versions = (held.get(name) ?? []).map(({ label, ...version }) =>
    label === 'AWSCURRENT' ? { ...version, label: 'AWSPREVIOUS' } : version,
  );
  const id = `00000000-0000-4000-8000-00000000000${versions.length}`;
  held.set(name, [...versions, { id, value, label: 'AWSCURRENT' }]);
  return {};
}
/** Reads that still miss a secret, since another deploy creates it just then. */
let readsTooEarly = 0;

const valuesOf = (name: string) => held.get(name)?.map(({ value }) => value) ?? [];
const gone = () => new ResourceNotFoundException({ message: '', $metadata: {} });

beforeEach(() => {
  held.clear();
  readsTooEarly = 0;
  secrets.reset();
  secrets
    .on(CreateSecretCommand)
    .callsFake(({ Name, SecretString }) => {
      if (held.has(Name)) throw new ResourceExistsException({ message: '', $metadata: {} });
      return put(Name, SecretString);
    })
    .on(PutSecretValueCommand)
    .callsFake(({ SecretId, SecretString }) => put(SecretId, SecretString))
    .on(GetSecretValueCommand)
    .callsFake(({ SecretId, VersionStage = 'AWSCURRENT' }) => {
      const found = held.get(SecretId)?.find(({ label }) => label === VersionStage);
      if (!found || readsTooEarly-- > 0) throw gone();
      return { VersionId: found.id, SecretString: found.value };
    })
    .on(UpdateSecretVersionStageCommand)
    .callsFake(({ SecretId, RemoveFromVersionId, VersionStage }) => {
      const found = held.get(SecretId)?.find(({ id }) => id === RemoveFromVersionId);
      if (found?.label === VersionStage) delete found?.label;
      return {};
    })
    .on(DeleteSecretCommand)
    .callsFake(({ SecretId }) => {
      if (!held.delete(SecretId)) throw gone();
      return {};
    });
});

describe.each([
  ['vitrine-dev-edge-secret', ensureEdgeContext, removeEdgeSecret],
  ['vitrine-dev-push-keys', ensurePushContext, removePushKeys],
  ['vitrine-dev-voucher-keys', ensureVoucherKeys, removeVoucherKeys],
])('the secret %s', (name, ensure, remove) => {
  it('is created once, with the tag of its stage', async () => {
    const first = await ensure('dev', settings);
    expect(await ensure('dev', settings)).toEqual(first);
    expect(valuesOf(name)).toHaveLength(1);
    const [made] = secrets.commandCalls(CreateSecretCommand);
    expect(made?.args[0].input.Tags).toEqual([{ Key: 'vitrine:stage', Value: 'dev' }]);
  });

  it('is kept if another deploy creates it at the same time', async () => {
    await ensure('dev', settings);
    const values = valuesOf(name);
    readsTooEarly = 1;
    await ensure('dev', settings);
    expect(secrets.commandCalls(CreateSecretCommand)).toHaveLength(2);
    expect(valuesOf(name)).toEqual(values);
  });

  it('is not created if it cannot be read', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('AccessDenied'));
    await expect(ensure('dev', settings)).rejects.toThrow('AccessDenied');
    expect(held.size).toBe(0);
  });

  it('is removed at once, and may be gone already', async () => {
    await ensure('dev', settings);
    await remove('dev', settings);
    await expect(remove('dev', settings)).resolves.toBeUndefined();
    expect(held.size).toBe(0);
    const [removed] = secrets.commandCalls(DeleteSecretCommand);
    expect(removed?.args[0].input.ForceDeleteWithoutRecovery).toBe(true);
  });
});

const push = generateVAPIDKeys();
const voucher = aVoucherKey();

it.each([
  ['push-keys', 'keys for Web Push', ensurePushContext, `x${push.privateKey}`],
  ['push-keys', 'keys for Web Push', ensurePushContext, JSON.stringify({ ...push, publicKey: '' })],
  ['voucher-keys', 'keys for vouchers', ensureVoucherKeys, `x${voucher.privateKey}`],
  ['voucher-keys', 'keys for vouchers', ensureVoucherKeys, JSON.stringify({ keys: [] })],
  [
    ...(['voucher-keys', 'keys for vouchers', ensureVoucherKeys] as const),
    JSON.stringify({ keys: [{ ...voucher, publicKey: '' }] }),
  ],
])('malformed %s are not replaced, and the error does not quote them', async (...row) => {
  const [name, keys, ensure, text] = row;
  put(`vitrine-dev-${name}`, text);
  const error = await ensure('dev', settings).catch((thrown: Error) => thrown);
  expect(String(error)).toBe(`Error: The secret vitrine-dev-${name} contains no ${keys}.`);
  expect(valuesOf(`vitrine-dev-${name}`)).toEqual([text]);
});

it('the keys for push messages are a P-256 pair, as web-push makes them', async () => {
  expect(await findPushContext('dev', settings)).toEqual({});
  const { pushPublicKey } = await ensurePushContext('dev', settings);
  const { publicKey, privateKey } = JSON.parse(valuesOf('vitrine-dev-push-keys')[0] ?? '');
  expect([pushPublicKey, isPushPublicKey(publicKey)]).toEqual([publicKey, true]);
  expect(privateKey).toMatch(/^[\w-]{43}$/);
});

describe('the secret of the edge', () => {
  const name = 'vitrine-dev-edge-secret';
  /** The version and the hashes in the context of a deploy, by the positions of their versions. */
  const contextOf = (...positions: number[]) => ({
    versionId: held.get(name)?.at(positions[0] ?? 0)?.id,
    hashes: positions.map((position) =>
      createHash('sha256')
        .update(valuesOf(name).at(position) ?? '')
        .digest('hex'),
    ),
  });
  const contextNow = async () => edgeSecretIn((await findEdgeContext('dev', settings)).edgeSecret);

  it('is random, and leaves the account only as a hash', async () => {
    expect(await findEdgeContext('dev', settings)).toEqual({});
    const { edgeSecret } = await ensureEdgeContext('dev', settings);
    expect(valuesOf(name)[0]).toMatch(/^[\w-]{43}$/);
    expect(edgeSecretIn(edgeSecret)).toEqual(contextOf(0));
  });

  it('is accepted together with its previous value from the start of a rotation to its end', async () => {
    await ensureEdgeContext('dev', settings);
    expect(await startRotation('dev', settings)).toBe(true);
    expect(await contextNow()).toEqual(contextOf(1, 0));
    // The first value may still be in use.
    expect(await startRotation('dev', settings)).toBe(false);
    expect(valuesOf(name)).toHaveLength(2);
    for (const _ of ['end', 'repeated end']) {
      await endRotation('dev', settings);
      expect(await contextNow()).toEqual(contextOf(1));
    }
  });

  it('cannot be rotated before a deploy has created it', async () => {
    await expect(startRotation('dev', settings)).rejects.toThrow('has no secret yet');
  });
});
