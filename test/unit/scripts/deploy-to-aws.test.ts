import path from 'node:path';
import {
  CreateSecretCommand,
  GetSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { mockClient } from 'aws-sdk-client-mock';
import { generateVAPIDKeys } from 'web-push';
import type { Stage } from '#lib/config.ts';
import { bootstrapOnAws, deployToAws, diffWithAws } from '#scripts/cdk/aws-stage.ts';
import { runCommand, runInTerminal } from '#scripts/process/run-command.ts';
import { buildSite } from '#scripts/site/build-site.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { log, mockCdk, note, passed } from '#test/support/mocked-cdk.ts';

jest.mock('#scripts/aws/account.ts', () => ({ requireAccount: jest.fn() }));
jest.mock('#scripts/process/run-command.ts', () => ({
  runCommand: jest.fn(),
  runInTerminal: jest.fn(),
}));
jest.mock('#scripts/site/build-site.ts', () => ({
  buildSite: jest.fn(),
  siteFolder: '/checkout/dist/web',
}));
jest.mock('#scripts/stage/outputs.ts', () => ({
  ...jest.requireActual('#scripts/stage/outputs.ts'),
  readOutputs: () => ({ DistributionDomainName: 'd1.cloudfront.net' }),
}));

const hidden = jest.mocked(runCommand);
const shown = jest.mocked(runInTerminal);
const secrets = mockClient(SecretsManagerClient);
const pushKeys = generateVAPIDKeys();
const wasTerminal = [process.stdin.isTTY, process.stdout.isTTY] as const;

function inTerminal(isTerminal: boolean): void {
  process.stdin.isTTY = isTerminal;
  process.stdout.isTTY = isTerminal;
}

beforeEach(() => {
  mockCdk();
  jest.mocked(buildSite).mockImplementation(note('build') as () => Promise<never>);
  shown.mockImplementation(note('cdk in the terminal') as () => Promise<never>);
  process.env['MAIL_FROM'] = 'ola@vitrine.example';
  inTerminal(true);
  secrets.reset();
  secrets.on(GetSecretValueCommand).resolves({ SecretString: JSON.stringify(pushKeys) });
});
afterAll(() => {
  delete process.env['MAIL_FROM'];
  [process.stdin.isTTY, process.stdout.isTTY] = wasTerminal;
});

const pushContext = ['--context', `pushPublicKey=${pushKeys.publicKey}`];
const contextOf = (stage: Stage) => [
  '--context',
  `stage=${stage}`,
  '--context',
  'site=/checkout/dist/web',
  ...pushContext,
];
const deployOf = (stage: Stage, approval: string) => [
  'deploy',
  '--all',
  '--outputs-file',
  path.join(checkout, `.local/${stage}/outputs.json`),
  '--require-approval',
  approval,
  ...contextOf(stage),
];
const noSecret = () =>
  secrets
    .on(GetSecretValueCommand)
    .rejects(new ResourceNotFoundException({ message: '', $metadata: {} }));

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
    await deployToAws('dev');
    expect(log).toEqual(['account', 'build', 'cdk']);
    expect(passed(hidden)).toEqual(deployOf('dev', 'never'));
  });

  it('makes the keys for push messages in the region of the stage, where there are none', async () => {
    noSecret();
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
    expect(passed(hidden).at(-1)).toBe(`pushPublicKey=${publicKey}`);
  });

  it('gives the synthesis no private key', async () => {
    await deployToAws('dev');
    expect(JSON.stringify(hidden.mock.calls)).not.toContain(pushKeys.privateKey);
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
  });

  it('of prod asks in the terminal before it widens permissions', async () => {
    await deployToAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual(deployOf('prod', 'broadening'));
    expect(shown.mock.calls.at(-1)?.[2].env).not.toHaveProperty('CI', '1');
  });

  it('of prod is refused outside a terminal and without a sender of mails', async () => {
    inTerminal(false);
    await expect(deployToAws('prod')).rejects.toThrow(
      'A deploy of prod asks for approval of IAM changes: run it in a terminal.',
    );
    inTerminal(true);
    delete process.env['MAIL_FROM'];
    await expect(deployToAws('prod')).rejects.toThrow(/set MAIL_FROM/);
    expect(log).toEqual(['account']);
  });
});

describe('diff with AWS', () => {
  it('builds and synthesizes the same as a deploy', async () => {
    await diffWithAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk in the terminal']);
    expect(passed(shown)).toEqual(['diff', '--all', ...contextOf('prod')]);
  });

  it('never makes keys for push messages', async () => {
    noSecret();
    await diffWithAws('prod');
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
    expect(passed(shown).join()).not.toContain('pushPublicKey');
  });
});
