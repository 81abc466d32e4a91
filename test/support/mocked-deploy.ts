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
import type { Stage } from '#lib/config/config.ts';
import { stackName, stackParts } from '#lib/config/stage-names.ts';
import { stacksNamed } from '#scripts/cdk/stacks.ts';
import { preflight } from '#scripts/preflight/preflight.ts';
import { runCommand, runInTerminal } from '#scripts/process/run-command.ts';
import { ensureEdgeContext, findEdgeContext } from '#scripts/secrets/edge-secret.ts';
import { ensureVoucherKeys } from '#scripts/secrets/voucher-keys.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { mockCdk, note } from './mocked-cdk.ts';

/** CDK runs without a terminal. */
export const hidden = jest.mocked(runCommand);
/** CDK runs in a terminal. */
export const shown = jest.mocked(runInTerminal);
export const secrets = mockClient(SecretsManagerClient);
export const sns = mockClient(SNSClient);
export const pushKeys = generateVAPIDKeys();
const wasTerminal = [process.stdin.isTTY, process.stdout.isTTY] as const;

/** Returns the outputs of an existing stack. */
const outputs = (part: string) =>
  part === 'web' ? [{ OutputKey: 'DistributionDomainName', OutputValue: 'd1.cloudfront.net' }] : [];

/** Gives the account all stacks of a stage, complete unless `statuses` says otherwise. */
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

/** Gives the account no stack of a stage until a fake CDK deploys all of them. */
export function accountIsEmpty(stage: Stage, runner: typeof hidden | typeof shown): void {
  jest.mocked(stacksNamed).mockResolvedValue([]);
  const run = runner.getMockImplementation() as () => Promise<never>;
  runner.mockImplementation(async () => {
    accountHas(stage);
    return run();
  });
}

/** Makes the stage have no secret yet. */
export const noSecret = () =>
  secrets
    .on(GetSecretValueCommand)
    .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));

/** Makes a command run in a terminal, or outside of one. */
export function inTerminal(isTerminal: boolean): void {
  process.stdin.isTTY = isTerminal;
  process.stdout.isTTY = isTerminal;
}

/** Returns the context values of a deploy of an existing stage. */
export const contextOf = (stage: Stage) =>
  [
    `stage=${stage}`,
    'site=/checkout/dist/web',
    `pushPublicKey=${pushKeys.publicKey}`,
    'edgeSecret=version/hash',
    'siteUrl=https://d1.cloudfront.net',
  ].flatMap((value) => ['--context', value]);

/** Returns the arguments of a deploy before its context. */
export const deployOf = (stage: Stage, approval: string) => [
  'deploy',
  '--all',
  '--outputs-file',
  path.join(checkout, `.local/${stage}/outputs.json`),
  '--require-approval',
  approval,
];

/**
 * Prepares each test for deploys to AWS, with `prod` complete, in a terminal. The test file has to mock the modules
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
