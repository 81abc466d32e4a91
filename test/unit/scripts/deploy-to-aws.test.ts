import '#test/support/mocked-deploy-scripts.ts';
import { CreateSecretCommand, GetSecretValueCommand } from '@aws-sdk/client-secrets-manager';
import { ListSubscriptionsByTopicCommand } from '@aws-sdk/client-sns';
import { bootstrapOnAws } from '#scripts/cdk/aws-stage.ts';
import { deployToAws, rotateEdgeSecret } from '#scripts/cdk/deploy-to-aws.ts';
import { stacksNamed } from '#scripts/cdk/stacks.ts';
import { preflight } from '#scripts/preflight/preflight.ts';
import { endRotation, startRotation } from '#scripts/secrets/edge-secret.ts';
import { ensureVoucherKeys } from '#scripts/secrets/voucher-keys.ts';
import { log, note, passed } from '#test/support/mocked-cdk.ts';
import {
  accountHas,
  contextOf,
  deployOf,
  hidden,
  inTerminal,
  mockDeploys,
  noSecret,
  pushKeys,
  secrets,
  shown,
  sns,
} from '#test/support/mocked-deploy.ts';

mockDeploys();

describe('bootstrap of a stage', () => {
  it('bootstraps the accounts and regions of its stacks', async () => {
    await bootstrapOnAws('dev');
    expect(log).toEqual(['account', 'cdk']);
    expect(passed(hidden)).toEqual(['bootstrap', '--context', 'stage=dev']);
  });
});

describe('deploy to AWS', () => {
  it('of dev checks the account, builds the site and does not ask', async () => {
    inTerminal(false);
    accountHas('dev');
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'cdk']);
    expect(passed(hidden)).toEqual([...deployOf('dev', 'never'), ...contextOf('dev')]);
  });

  it('creates the keys for push messages in the region of the stage if there are none', async () => {
    noSecret();
    accountHas('dev');
    secrets.on(CreateSecretCommand).callsFake(({ SecretString }) => {
      log.push('keys');
      secrets.on(GetSecretValueCommand).resolves({ SecretString });
      return {};
    });
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'keys', 'cdk']);
    const [made] = secrets.commandCalls(CreateSecretCommand);
    expect(await made?.thisValue.config.region()).toBe('sa-east-1');
    const { publicKey } = JSON.parse(made?.args[0].input.SecretString ?? '');
    expect(passed(hidden)).toContain(`pushPublicKey=${publicKey}`);
  });

  it('gives the synthesis no private key', async () => {
    accountHas('dev');
    await deployToAws('dev');
    expect(JSON.stringify(hidden.mock.calls)).not.toContain(pushKeys.privateKey);
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('creates the keys for vouchers in the region of the stage before the stacks', async () => {
    accountHas('dev');
    jest.mocked(ensureVoucherKeys).mockImplementationOnce(note('keys') as () => Promise<never>);
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'keys', 'cdk']);
    expect(ensureVoucherKeys).toHaveBeenLastCalledWith('dev', { region: 'sa-east-1' });
  });

  it('of prod asks in the terminal before it widens permissions', async () => {
    await deployToAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual([...deployOf('prod', 'broadening'), ...contextOf('prod')]);
    expect(shown.mock.calls.at(-1)?.[2].env).not.toHaveProperty('CI', '1');
  });

  it('of an account that is not ready stops before anything is built or created', async () => {
    jest.mocked(stacksNamed).mockResolvedValue([]);
    jest.mocked(preflight).mockRejectedValue(new Error('not ready'));
    await expect(deployToAws('prod')).rejects.toThrow('not ready');
    expect(log).toEqual(['account']);
    expect(secrets.calls()).toEqual([]);
  });

  it.each([
    [[], '  ! Alarms: Nobody gets them.'],
    [
      [{ Endpoint: 'oncall@example.com', SubscriptionArn: 'PendingConfirmation' }],
      '  ! Alarms: Nobody gets them: oncall@example.com did not confirm the subscription.',
    ],
    [
      [{ Endpoint: 'oncall@example.com', SubscriptionArn: 'arn:aws:sns:sa-east-1:1:topic:2' }],
      '  ✓ Alarms: go to oncall@example.com',
    ],
  ])('says who gets the alarms of %j', async (Subscriptions, line) => {
    accountHas('dev');
    sns.on(ListSubscriptionsByTopicCommand, { TopicArn: 'topic' }).resolves({ Subscriptions });
    await deployToAws('dev');
    expect(jest.mocked(console.log).mock.calls.flat()).toContain(line);
  });

  it('of prod is refused outside a terminal and without a sender of mails', async () => {
    inTerminal(false);
    await expect(deployToAws('prod')).rejects.toThrow(
      'A deploy of prod asks for approval of IAM changes: run it in a terminal, or give it the hash that npm run diff -- --stage prod prints (--approve <hash>).',
    );
    inTerminal(true);
    delete process.env['MAIL_FROM'];
    await expect(deployToAws('prod')).rejects.toThrow(/set MAIL_FROM/);
    expect(log).toEqual(['account']);
  });
});

describe('a rotation of the secret of the edge', () => {
  it('deploys with both values before it forgets the old one and deploys again', async () => {
    jest.mocked(startRotation).mockImplementation(note('new value') as () => Promise<never>);
    jest
      .mocked(endRotation)
      .mockImplementation(note('old value forgotten') as () => Promise<never>);
    await rotateEdgeSecret('prod');
    const deploy = ['account', 'build', 'cdk in the terminal'];
    expect(log).toEqual(['account', 'new value', ...deploy, 'old value forgotten', ...deploy]);
  });
});
