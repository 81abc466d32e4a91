import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { mockClient } from 'aws-sdk-client-mock';
import { requireAccount } from '#scripts/stage/aws-account.ts';

const sts = mockClient(STSClient);
const accountOfCredentials = (Account: string) =>
  sts.on(GetCallerIdentityCommand).resolves({ Account });

describe('the account of a stage on AWS', () => {
  beforeEach(() => {
    sts.reset();
    accountOfCredentials('123456789012');
    process.env['VITRINE_ACCOUNT'] = '123456789012';
  });
  afterAll(() => {
    delete process.env['VITRINE_ACCOUNT'];
  });

  it('is accepted when the credentials belong to it, and the region of the stage is returned', async () => {
    await expect(requireAccount('prod')).resolves.toBe('sa-east-1');
  });

  it.each([undefined, '', '1234', 'my-account'])(
    'is refused when VITRINE_ACCOUNT is %p',
    async (account) => {
      if (account === undefined) delete process.env['VITRINE_ACCOUNT'];
      else process.env['VITRINE_ACCOUNT'] = account;
      await expect(requireAccount('dev')).rejects.toThrow(
        'Set VITRINE_ACCOUNT to the 12-digit id of the AWS account of the stage dev',
      );
      expect(sts.calls()).toHaveLength(0);
    },
  );

  it('is refused when the credentials belong to another account', async () => {
    accountOfCredentials('999999999999');
    await expect(requireAccount('prod')).rejects.toThrow(
      'Your credentials are of the account 999999999999, but VITRINE_ACCOUNT names 123456789012 for the stage prod',
    );
  });

  it('is refused with a clear message when AWS does not accept the credentials', async () => {
    sts.on(GetCallerIdentityCommand).rejects(new Error('The security token has expired'));
    await expect(requireAccount('dev')).rejects.toThrow(
      'AWS did not accept your credentials (The security token has expired); sign in again or set AWS_PROFILE.',
    );
  });
});
