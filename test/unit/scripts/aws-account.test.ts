import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { requireLocalUrl } from '#scripts/local-endpoint/find-endpoint.ts';
import { requireAccount } from '#scripts/stage/aws-account.ts';
import { localEnvironment } from '#scripts/stage/local-environment.ts';

const sts = mockClient(STSClient);
const accountOfCredentials = (Account: string) =>
  sts.on(GetCallerIdentityCommand).resolves({ Account });

describe('the account of a stage on AWS', () => {
  beforeEach(() => {
    sts.reset();
    accountOfCredentials('123456789012');
    process.env['VITRINE_ACCOUNT'] = '123456789012';
  });

  it('is accepted when the credentials belong to it, and the region of the stage is returned', async () => {
    await expect(requireAccount('prod')).resolves.toBe('sa-east-1');
  });

  it.each(['', '1234', 'my-account'])(
    'is refused when VITRINE_ACCOUNT is "%s"',
    async (account) => {
      process.env['VITRINE_ACCOUNT'] = account;
      await expect(requireAccount('dev')).rejects.toThrow('Set VITRINE_ACCOUNT to the 12-digit id');
      expect(sts.calls()).toHaveLength(0);
    },
  );

  it('is refused when the credentials belong to another account, or to none', async () => {
    accountOfCredentials('999999999999');
    await expect(requireAccount('prod')).rejects.toThrow(
      'Your credentials are of the account 999999999999, but VITRINE_ACCOUNT names 123456789012 for the stage prod',
    );
    sts.on(GetCallerIdentityCommand).rejects(new Error('The security token has expired'));
    await expect(requireAccount('dev')).rejects.toThrow('AWS did not accept your credentials');
  });
});

describe('a local stage never reaches an AWS account', () => {
  it.each([
    ['http://localhost:4566/', 'http://127.0.0.1:4566'],
    ['http://127.8.8.8:1', 'http://127.8.8.8:1'],
    ['http://[::1]:4566', 'http://[::1]:4566'],
    ['http://localstack:4566', 'http://localstack:4566'],
    ['https://host.docker.internal:4566', 'https://host.docker.internal:4566'],
  ])('its endpoint may be %s', (address, endpoint) => {
    expect(requireLocalUrl(address)).toBe(endpoint);
  });

  it.each([
    ...['https://dynamodb.sa-east-1.amazonaws.com', 'http://127.0.0.1.example.com:4566'],
    ...['http://127.0.0.1@example.com:4566', 'http://localhost.example.com', 'http://0.0.0.0:4566'],
    ...[
      'http://192.168.0.10:4566',
      'http://localstack.cloud:4566',
      'file:///127.0.0.1',
      'nonsense',
    ],
  ])('its endpoint may not be %s', (address) => {
    expect(() => requireLocalUrl(address)).toThrow('not on this machine');
  });

  it('its environment has dummy credentials, and none of the AWS settings of the user', () => {
    const users = {
      ...{ PATH: '/usr/bin', AWS_PROFILE: 'prod', AWS_ACCESS_KEY_ID: 'AKIA', AWS_ROLE_ARN: 'arn' },
      ...{ AWS_SECRET_ACCESS_KEY: 'secret', AWS_SESSION_TOKEN: 'secret', CDK_DEFAULT_ACCOUNT: '1' },
      ...{ AWS_WEB_IDENTITY_TOKEN_FILE: '/token', AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://1/' },
      ...{ AWS_ENDPOINT_URL_DYNAMODB: 'https://dynamodb', AWS_REGION: 'sa-east-1', NO_PROXY: 'x' },
    };
    expect(localEnvironment(users, 'http://127.0.0.1:4566')).toEqual({
      PATH: '/usr/bin',
      ...{ NO_PROXY: '127.0.0.1,localhost,::1,127.0.0.1', no_proxy: expect.any(String) },
      ...{ AWS_ENDPOINT_URL: 'http://127.0.0.1:4566', AWS_EC2_METADATA_DISABLED: 'true' },
      ...{ AWS_ACCESS_KEY_ID: 'test', AWS_SECRET_ACCESS_KEY: 'test' },
      ...{ AWS_REGION: 'us-east-1', AWS_DEFAULT_REGION: 'us-east-1' },
      ...{ AWS_CONFIG_FILE: '/dev/null', AWS_SHARED_CREDENTIALS_FILE: '/dev/null' },
    });
  });
});
