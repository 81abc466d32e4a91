import { localEnvironment } from '#scripts/stage/local-environment.ts';

const usersOwn = {
  PATH: '/usr/bin',
  PIP_INDEX_URL: 'https://pypi.example',
  AWS_PROFILE: 'production',
  AWS_ACCESS_KEY_ID: 'AKIAREAL',
  AWS_SECRET_ACCESS_KEY: 'real',
  AWS_SESSION_TOKEN: 'real',
  AWS_ROLE_ARN: 'arn:aws:iam::123456789012:role/deployer',
  AWS_WEB_IDENTITY_TOKEN_FILE: '/var/run/token',
  AWS_CONTAINER_CREDENTIALS_FULL_URI: 'http://169.254.170.2/',
  AWS_ENDPOINT_URL_DYNAMODB: 'https://dynamodb.sa-east-1.amazonaws.com',
  AWS_REGION: 'sa-east-1',
  CDK_DEFAULT_ACCOUNT: '123456789012',
  NO_PROXY: 'example.com',
};

describe('the environment of a local stage', () => {
  const environment = localEnvironment(usersOwn, 'http://127.0.0.1:4566');

  it('contains none of the AWS settings of the user', () => {
    const values = JSON.stringify(environment);
    expect(values).not.toMatch(/real|production|123456789012|amazonaws|169\.254|sa-east-1/i);
  });

  it('has dummy credentials and the local endpoint', () => {
    expect(environment).toMatchObject({
      AWS_ENDPOINT_URL: 'http://127.0.0.1:4566',
      AWS_ACCESS_KEY_ID: 'test',
      AWS_SECRET_ACCESS_KEY: 'test',
      AWS_EC2_METADATA_DISABLED: 'true',
    });
  });

  it('keeps other variables', () => {
    expect(environment).toMatchObject({ PATH: '/usr/bin', PIP_INDEX_URL: 'https://pypi.example' });
  });

  it('bypasses proxies for the endpoint', () => {
    expect(environment['NO_PROXY']).toContain('127.0.0.1');
  });
});
