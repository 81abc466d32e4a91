import { createHash } from 'node:crypto';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { edgeSecretIn } from '#lib/config/stage-secrets.ts';
import {
  endRotation,
  ensureEdgeContext,
  findEdgeContext,
  startRotation,
} from '#scripts/secrets/edge-secret.ts';

const settings = { region: 'sa-east-1' };
const secrets = mockClient(SecretsManagerClient);

/** The versions of the stage's secret by their labels, as Secrets Manager moves them. */
let versions: { id: string; value: string; label?: 'AWSCURRENT' | 'AWSPREVIOUS' }[];

const put = (value = '') => {
  for (const version of versions) {
    if (version.label === 'AWSCURRENT') version.label = 'AWSPREVIOUS';
    else delete version.label;
  }
  const id = `00000000-0000-4000-8000-00000000000${versions.length}`;
  versions.push({ id, value, label: 'AWSCURRENT' });
  return {};
};
const hashOf = (index: number) =>
  createHash('sha256')
    .update(versions[index]?.value ?? '')
    .digest('hex');
const contextNow = async () => edgeSecretIn((await findEdgeContext('dev', settings)).edgeSecret);

beforeEach(() => {
  versions = [];
  secrets.reset();
  secrets.on(CreateSecretCommand).callsFake(({ SecretString }) => put(SecretString));
  secrets.on(PutSecretValueCommand).callsFake(({ SecretString }) => put(SecretString));
  secrets.on(GetSecretValueCommand).callsFake(({ VersionStage }) => {
    const found = versions.find(({ label }) => label === VersionStage);
    if (!found) throw new ResourceNotFoundException({ message: '', $metadata: {} });
    return { VersionId: found.id, SecretString: found.value };
  });
  secrets.on(UpdateSecretVersionStageCommand).callsFake((input) => {
    const found = versions.find(({ id }) => id === input.RemoveFromVersionId);
    if (found?.label === input.VersionStage) delete found?.label;
    return {};
  });
});

describe('the secret of the edge', () => {
  it('is created once, at random, and leaves the account only as a hash', async () => {
    expect(await findEdgeContext('dev', settings)).toEqual({});
    const context = await ensureEdgeContext('dev', settings);
    expect(await ensureEdgeContext('dev', settings)).toEqual(context);
    expect(versions).toHaveLength(1);
    expect(versions[0]?.value).toMatch(/^[\w-]{43}$/);
    expect(edgeSecretIn(context.edgeSecret)).toEqual({
      versionId: versions[0]?.id,
      hashes: [hashOf(0)],
    });
  });

  it('is accepted together with its previous value from the start of a rotation to its end', async () => {
    await ensureEdgeContext('dev', settings);
    expect(await startRotation('dev', settings)).toBe(true);
    const versionId = versions[1]?.id;
    expect(await contextNow()).toEqual({ versionId, hashes: [hashOf(1), hashOf(0)] });
    await endRotation('dev', settings);
    expect(await contextNow()).toEqual({ versionId, hashes: [hashOf(1)] });
    await endRotation('dev', settings);
    expect(await contextNow()).toEqual({ versionId, hashes: [hashOf(1)] });
  });

  it('gets no third value while a rotation is unfinished, because the first value may still be in use', async () => {
    await ensureEdgeContext('dev', settings);
    await startRotation('dev', settings);
    expect(await startRotation('dev', settings)).toBe(false);
    expect(versions).toHaveLength(2);
  });

  it('cannot be rotated before a deploy has created it', async () => {
    await expect(startRotation('dev', settings)).rejects.toThrow(
      'The stage dev has no secret yet: its deploy makes one.',
    );
  });
});
