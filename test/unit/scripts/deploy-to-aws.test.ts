import path from 'node:path';
import type { StackStatus } from '@aws-sdk/client-cloudformation';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import type { Stage } from '#lib/config/config.ts';
import { stackName, stackParts } from '#lib/config/stage-names.ts';
import { diffWithAws } from '#scripts/cdk/aws-stage.ts';
import { hashOfChange } from '#scripts/cdk/change-hash.ts';
import { deployToAws, rotateEdgeSecret } from '#scripts/cdk/deploy-to-aws.ts';
import { stacksNamed } from '#scripts/cdk/stacks.ts';
import { preflight } from '#scripts/preflight/preflight.ts';
import { runCommand, runInTerminal } from '#scripts/process/run-command.ts';
import {
  endRotation,
  ensureEdgeContext,
  findEdgeContext,
  startRotation,
} from '#scripts/secrets/edge-secret.ts';
import { ensureVoucherKeys } from '#scripts/secrets/voucher-keys.ts';
import { buildSite, siteFolder } from '#scripts/site/build-site.ts';
import { requireAccount } from '#scripts/stage/aws-account.ts';
import { checkout } from '#scripts/stage/checkout.ts';

jest.mock('#scripts/cdk/change-hash.ts');
jest.mock('#scripts/cdk/stacks.ts');
jest.mock('#scripts/preflight/preflight.ts');
jest.mock('#scripts/process/run-command.ts');
jest.mock('#scripts/secrets/edge-secret.ts');
jest.mock('#scripts/secrets/voucher-keys.ts');
jest.mock('#scripts/site/build-site.ts');
jest.mock('#scripts/stage/aws-account.ts');
jest.mock('#scripts/stage/outputs.ts', () => ({
  ...jest.requireActual('#scripts/stage/outputs.ts'),
  readOutputs: () => ({ DistributionDomainName: 'd1.cloudfront.net', AlarmTopicArn: 'topic' }),
}));

const secrets = mockClient(SecretsManagerClient);
mockClient(SNSClient);
const pushKeys = generateVAPIDKeys();
const site = 'siteUrl=https://d1.cloudfront.net';
const wasTerminal = process.stdout.isTTY;

type Run = (tool: string, args: readonly string[], options: object) => Promise<unknown>;

/** Runs of the CDK without a terminal, and in one. */
const hidden = jest.mocked(runCommand as Run);
const shown = jest.mocked(runInTerminal as Run);

/** Actions of a command, in order. */
const log: string[] = [];
const logs = (mock: unknown, action: string, answer: unknown = '') =>
  jest.mocked(mock as Run).mockImplementation(async (_, args) => {
    log.push(action);
    if (args?.[0] === 'deploy') accountHas(args.includes(folder('dev')) ? 'dev' : 'prod');
    return answer;
  });

/** Gives the account all stacks of a stage, complete unless `statuses` says otherwise. */
function accountHas(stage: Stage, statuses: Partial<Record<string, StackStatus>> = {}): void {
  const stacks = stackParts.map((part) => ({
    StackName: stackName(stage, part),
    StackStatus: statuses[part] ?? ('UPDATE_COMPLETE' as const),
    CreationTime: new Date(0),
    Outputs: [{ OutputKey: 'DistributionDomainName', OutputValue: 'd1.cloudfront.net' }],
  }));
  jest
    .mocked(stacksNamed)
    .mockImplementation(async (_, { region }) =>
      stacks.filter(
        ({ StackName }) => StackName.endsWith('edge-logs') === region.startsWith('us-'),
      ),
    );
}

const accountIsEmpty = () => jest.mocked(stacksNamed).mockResolvedValue([]);
const inTerminal = (isTerminal: boolean) => {
  process.stdin.isTTY = isTerminal;
  process.stdout.isTTY = isTerminal;
};
const gone = new ResourceNotFoundException({ message: '', $metadata: {} });
const noSecret = () => secrets.on(GetSecretValueCommand).rejects(gone);

/** Arguments of the last run of the CDK, without those that only concern its output. */
const passed = (runner: typeof hidden) =>
  runner.mock.calls.at(-1)?.[1].filter((arg) => !/^--(?:output|no-notices|no-color)$/.test(arg));
const folder = (stage: Stage) => path.join(checkout, `cdk.out.${stage}`);
const contextOf = (stage: Stage) => [
  ...[`stage=${stage}`, `site=${siteFolder}`, `pushPublicKey=${pushKeys.publicKey}`]
    .concat('edgeSecret=version/hash', site)
    .flatMap((value) => ['--context', value]),
  folder(stage),
];
const deployOf = (stage: Stage, approval: string) => [
  ...['deploy', '--all', '--outputs-file', path.join(checkout, `.local/${stage}/outputs.json`)],
  ...['--require-approval', approval],
];
/** The context values about deployed stacks in each run of the CDK. */
const toldOf = (runner: typeof hidden) =>
  runner.mock.calls.map(([, args]) => args.filter((arg) => /^(newStacks|siteUrl)=/.test(arg)));

beforeEach(() => {
  jest.clearAllMocks();
  log.length = 0;
  jest.spyOn(console, 'log').mockReturnValue();
  logs(requireAccount, 'account', 'sa-east-1');
  logs(preflight, 'preflight');
  logs(buildSite, 'build');
  logs(hidden, 'cdk');
  logs(shown, 'cdk in the terminal');
  logs(startRotation, 'new value');
  logs(endRotation, 'old value forgotten');
  jest.mocked(hashOfChange).mockResolvedValue('hash');
  jest.mocked(ensureVoucherKeys).mockReset();
  jest.mocked(findEdgeContext).mockResolvedValue({ edgeSecret: 'version/hash' });
  jest.mocked(ensureEdgeContext).mockResolvedValue({ edgeSecret: 'version/hash' });
  process.env['MAIL_FROM'] = 'ola@vitrine.example';
  inTerminal(true);
  accountHas('prod');
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(pushKeys) });
});
afterAll(() => inTerminal(wasTerminal));

describe('a deploy of dev', () => {
  beforeEach(() => accountHas('dev'));

  it('checks the account, builds the site, and neither asks nor passes a private key', async () => {
    inTerminal(false);
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'cdk']);
    expect(passed(hidden)).toEqual([...deployOf('dev', 'never'), ...contextOf('dev')]);
    expect(JSON.stringify(hidden.mock.calls)).not.toContain(pushKeys.privateKey);
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('creates missing keys in the region of the stage before the stacks', async () => {
    noSecret();
    logs(ensureVoucherKeys, 'voucher keys');
    secrets.on(CreateSecretCommand).callsFake(({ SecretString }) => {
      log.push('push keys');
      secrets.on(GetSecretValueCommand).resolves({ SecretString });
      return {};
    });
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'voucher keys', 'push keys', 'cdk']);
    expect(ensureVoucherKeys).toHaveBeenLastCalledWith('dev', { region: 'sa-east-1' });
    const [made] = secrets.commandCalls(CreateSecretCommand);
    expect(await made?.thisValue.config.region()).toBe('sa-east-1');
    const { publicKey } = JSON.parse(made?.args[0].input.SecretString ?? '');
    expect(passed(hidden)).toContain(`pushPublicKey=${publicKey}`);
  });
});

describe('a deploy of prod', () => {
  it('asks in the terminal before it widens permissions', async () => {
    await deployToAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual([...deployOf('prod', 'broadening'), ...contextOf('prod')]);
    expect(shown.mock.calls.at(-1)?.[2]).not.toHaveProperty('env.CI', '1');
    expect(toldOf(shown)).toEqual([[site]]);
  });

  it('is refused outside a terminal and without a sender of mails', async () => {
    inTerminal(false);
    await expect(deployToAws('prod')).rejects.toThrow('run it in a terminal, or give it the hash');
    inTerminal(true);
    delete process.env['MAIL_FROM'];
    await expect(deployToAws('prod')).rejects.toThrow(/set MAIL_FROM/);
    expect(log).toEqual(['account']);
  });

  it('stops before anything is built or created if the account is not ready', async () => {
    accountIsEmpty();
    jest.mocked(preflight).mockRejectedValue(new Error('not ready'));
    await expect(deployToAws('prod')).rejects.toThrow('not ready');
    expect([log, secrets.calls()]).toEqual([['account'], []]);
  });

  it('protects stacks after their first success only', async () => {
    accountHas('prod', { events: 'ROLLBACK_COMPLETE', 'edge-logs': 'REVIEW_IN_PROGRESS' });
    await deployToAws('prod');
    expect(log.slice(0, 2)).toEqual(['account', 'preflight']);
    expect(toldOf(shown)).toEqual([[site, 'newStacks=events,edge-logs'], [site]]);
  });
});

it.each(['dev', 'prod'] as const)(
  'a first deploy of %s uses the address of the site in a second pass',
  async (stage) => {
    const runner = stage === 'dev' ? hidden : shown;
    accountIsEmpty();
    await deployToAws(stage);
    const run = stage === 'dev' ? 'cdk' : 'cdk in the terminal';
    expect(log).toEqual(['account', 'preflight', 'build', run, run]);
    expect(toldOf(runner)).toEqual([[`newStacks=${stackParts.join()}`], [site]]);
  },
);

const synthesis = ['synth', '--all', '--quiet', ...contextOf('prod')];

describe('a deploy of prod with the hash of its diff', () => {
  it('deploys the templates with the hash, outside a terminal and without a question', async () => {
    inTerminal(false);
    await deployToAws('prod', { approve: 'hash' });
    expect(log).toEqual(['account', 'build', 'cdk', 'cdk in the terminal']);
    expect(passed(hidden)).toEqual(synthesis);
    expect(passed(shown)).toEqual([...deployOf('prod', 'never'), '--app', folder('prod')]);
  });

  it.each(['another', ''])('stops before it deploys if the hash is "%s"', async (approve) => {
    await expect(deployToAws('prod', { approve })).rejects.toThrow(
      `Nothing was deployed: the hash ${approve} is of another change of prod`,
    );
    expect(log).toEqual(['account', 'build', 'cdk']);
  });

  it('lets the CDK refuse a second pass that would widen permissions, because nobody approved it', async () => {
    inTerminal(false);
    accountIsEmpty();
    await deployToAws('prod', { approve: 'hash' });
    expect(passed(shown)).toEqual([...deployOf('prod', 'broadening'), ...contextOf('prod')]);
  });
});

it('a diff synthesizes the same as a deploy, prints the hash, and creates no secrets', async () => {
  await diffWithAws('prod');
  expect(log).toEqual(['account', 'build', 'cdk', 'cdk in the terminal']);
  expect(passed(hidden)).toEqual(synthesis);
  expect(passed(shown)).toEqual(['diff', '--all', '--app', folder('prod')]);
  expect(jest.mocked(console.log).mock.calls.join()).toContain('--stage prod --approve hash');
  noSecret();
  await diffWithAws('prod');
  expect(passed(hidden)?.join()).not.toContain('pushPublicKey');
  expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  expect(ensureEdgeContext).not.toHaveBeenCalled();
  expect(ensureVoucherKeys).not.toHaveBeenCalled();
});

it('a rotation of the edge secret deploys with both values before it forgets the old one', async () => {
  await rotateEdgeSecret('prod');
  const deploy = ['account', 'build', 'cdk in the terminal'];
  expect(log).toEqual(['account', 'new value', ...deploy, 'old value forgotten', ...deploy]);
});
