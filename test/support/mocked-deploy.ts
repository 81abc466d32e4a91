import path from 'node:path';
import type { StackStatus } from '@aws-sdk/client-cloudformation';
import {
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { ListSubscriptionsByTopicCommand, SNSClient } from '@aws-sdk/client-sns';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import type { Stage } from '#lib/config.ts';
import { stackName, stackParts } from '#lib/stack-parts.ts';
import { stacksNamed } from '#scripts/cdk/stacks.ts';
import { ensureEdgeContext, findEdgeContext } from '#scripts/edge/edge-secret.ts';
import { preflight } from '#scripts/preflight/preflight.ts';
import { runCommand, runInTerminal } from '#scripts/process/run-command.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { ensureVoucherKeys } from '#scripts/vouchers/voucher-keys.ts';
import { mockCdk, note } from './mocked-cdk.ts';

/** The runs of the CDK without a terminal. */
export const hidden = jest.mocked(runCommand);
/** The runs of the CDK in a terminal. */
export const shown = jest.mocked(runInTerminal);
export const secrets = mockClient(SecretsManagerClient);
export const sns = mockClient(SNSClient);
export const pushKeys = generateVAPIDKeys();
const wasTerminal = [process.stdin.isTTY, process.stdout.isTTY] as const;

/** The outputs of a stack that exists. */
const outputs = (part: string) =>
  part === 'web' ? [{ OutputKey: 'DistributionDomainName', OutputValue: 'd1.cloudfront.net' }] : [];

/** Lets the account have all stacks of a stage, complete where no other status is given. */
export function accountHas(
  stage: Stage,
  statuses: Partial<Record<string, StackStatus>> = {},
): void {
  const stacks = stackParts.map((part) => ({
    StackName: stackName(stage, part),
    StackStatus: statuses[part] ?? ('UPDATE_COMPLETE' as const),
    CreationTime: new Date(0),
    Outputs: outputs(part),
  }));
  jest
    .mocked(stacksNamed)
    .mockImplementation(async (_, { region }) =>
      stacks.filter(
        ({ StackName }) => StackName.endsWith('edge-logs') === (region === 'us-east-1'),
      ),
    );
}

/** Lets the account have no stack of a stage until a fake of the CDK deploys all of them. */
export function accountIsEmpty(stage: Stage, runner: typeof hidden | typeof shown): void {
  jest.mocked(stacksNamed).mockResolvedValue([]);
  const run = runner.getMockImplementation() as () => Promise<never>;
  runner.mockImplementation(async () => {
    accountHas(stage);
    return run();
  });
}

/** Lets the stage have no secret yet. */
export const noSecret = () =>
  secrets
    .on(GetSecretValueCommand)
    .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));

/** Lets a command run in a terminal or outside of one. */
export function inTerminal(isTerminal: boolean): void {
  process.stdin.isTTY = isTerminal;
  process.stdout.isTTY = isTerminal;
}

/** The context values of a deploy of a stage that exists. */
export const contextOf = (stage: Stage) =>
  [
    `stage=${stage}`,
    'site=/checkout/dist/web',
    `pushPublicKey=${pushKeys.publicKey}`,
    'edgeSecret=version/hash',
    'siteUrl=https://d1.cloudfront.net',
  ].flatMap((value) => ['--context', value]);

/** The arguments of a deploy before its context. */
export const deployOf = (stage: Stage, approval: string) => [
  'deploy',
  '--all',
  '--outputs-file',
  path.join(checkout, `.local/${stage}/outputs.json`),
  '--require-approval',
  approval,
];

/**
 * Lets each test deploy stages on AWS, with `prod` complete, in a terminal. The test file has to mock the modules
 * `account.ts`, `run-command.ts`, `stacks.ts`, `edge-secret.ts`, `voucher-keys.ts`, `preflight.ts` and `build-site.ts`.
 */
export function mockDeploys(): void {
  beforeEach(() => {
    mockCdk();
    jest.mocked(buildSite).mockImplementation(note('build') as () => Promise<never>);
    shown.mockImplementation(note('cdk in the terminal') as () => Promise<never>);
    process.env['MAIL_FROM'] = 'ola@vitrine.example';
    inTerminal(true);
    accountHas('prod');
    jest.mocked(preflight).mockImplementation(note('preflight') as () => Promise<never>);
    secrets.reset();
    sns.reset();
    sns.on(ListSubscriptionsByTopicCommand).resolves({});
    secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(pushKeys) });
    jest.mocked(ensureVoucherKeys).mockReset();
    jest.mocked(ensureEdgeContext).mockReset().mockResolvedValue({ edgeSecret: 'version/hash' });
    jest.mocked(findEdgeContext).mockResolvedValue({ edgeSecret: 'version/hash' });
  });
  afterAll(() => {
    delete process.env['MAIL_FROM'];
    [process.stdin.isTTY, process.stdout.isTTY] = wasTerminal;
  });
}
