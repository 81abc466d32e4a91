import {
  CreateSecretCommand,
  DeleteSecretCommand,
  GetSecretValueCommand,
  ResourceExistsException,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import { isPushPublicKey } from '#lib/config/stage-secrets.ts';
import { ensurePushContext, findPushContext, removePushKeys } from '#scripts/secrets/push-keys.ts';

const secrets = mockClient(SecretsManagerClient);
const settings = { region: 'sa-east-1' };
const keys = generateVAPIDKeys();
const holding = (SecretString: string) => ({ SecretString });
const notFound = new ResourceNotFoundException({ message: '', $metadata: {} });

beforeEach(() => secrets.reset());

describe('the keys of a stage', () => {
  it('are a P-256 pair, as web-push makes them', async () => {
    secrets
      .on(GetSecretValueCommand)
      .rejectsOnce(notFound)
      .resolves(holding(JSON.stringify(keys)));
    secrets.on(CreateSecretCommand).resolves({});
    await ensurePushContext('dev', settings);
    const [made] = secrets.commandCalls(CreateSecretCommand).map(({ args }) => args[0].input);
    expect(made).toMatchObject({
      Name: 'vitrine-dev-push-keys',
      Tags: [{ Key: 'vitrine:stage', Value: 'dev' }],
    });
    const { publicKey, privateKey } = JSON.parse(made?.SecretString ?? '');
    expect(isPushPublicKey(publicKey)).toBe(true);
    expect(privateKey).toMatch(/^[\w-]{43}$/);
  });

  it('are the keys of a concurrent deploy that created some', async () => {
    secrets
      .on(GetSecretValueCommand)
      .rejectsOnce(notFound)
      .resolves(holding(JSON.stringify(keys)));
    secrets
      .on(CreateSecretCommand)
      .rejects(new ResourceExistsException({ message: '', $metadata: {} }));
    expect(await ensurePushContext('dev', settings)).toEqual({ pushPublicKey: keys.publicKey });
  });

  it.each([
    ['is no JSON', `x${keys.privateKey}`],
    ['lacks the public key', JSON.stringify({ privateKey: keys.privateKey })],
    ['has another public key', JSON.stringify({ ...keys, publicKey: keys.privateKey })],
  ])('are not created again if the secret %s, and the error does not quote it', async (_, text) => {
    secrets.on(GetSecretValueCommand).resolves(holding(text));
    const error = await ensurePushContext('dev', settings).catch((thrown: Error) => thrown);
    expect(String(error)).toBe(
      'Error: The secret vitrine-dev-push-keys contains no keys for Web Push.',
    );
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('are not created if they cannot be read', async () => {
    secrets.on(GetSecretValueCommand).rejects(new Error('AccessDenied'));
    await expect(ensurePushContext('dev', settings)).rejects.toThrow('AccessDenied');
    await expect(findPushContext('dev', settings)).rejects.toThrow('AccessDenied');
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('may be gone already when they are removed', async () => {
    secrets.on(DeleteSecretCommand).rejects(notFound);
    await expect(removePushKeys('dev', settings)).resolves.toBeUndefined();
  });
});
