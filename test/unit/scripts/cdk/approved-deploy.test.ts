import '#test/support/mocked-deploy-scripts.ts';
import path from 'node:path';
import { CreateSecretCommand } from '@aws-sdk/client-secrets-manager';
import { diffWithAws } from '#scripts/cdk/aws-stage.ts';
import { hashOfChange } from '#scripts/cdk/change-hash.ts';
import { deployToAws } from '#scripts/cdk/deploy-to-aws.ts';
import { ensureEdgeContext } from '#scripts/secrets/edge-secret.ts';
import { ensureVoucherKeys } from '#scripts/secrets/voucher-keys.ts';
import { checkout } from '#scripts/stage/checkout.ts';
import { log, passed } from '#test/support/mocked-cdk.ts';
import {
  accountIsEmpty,
  contextOf,
  deployOf,
  hidden,
  inTerminal,
  mockDeploys,
  noSecret,
  secrets,
  shown,
} from '#test/support/mocked-deploy.ts';

jest.mock('#scripts/cdk/change-hash.ts', () => ({ hashOfChange: jest.fn() }));

mockDeploys();

beforeEach(() => {
  jest.mocked(hashOfChange).mockResolvedValue('hash');
});

const assembly = path.join(checkout, 'cdk.out.prod');

/** The arguments of each CDK run that uses the folder of a synthesis. */
const passedWithFolder = () =>
  (shown.mock.calls.at(-1)?.[1] ?? []).filter((arg) => arg !== '--no-notices');

describe('a deploy of prod with the hash of its diff', () => {
  const deployOfTemplates = [...deployOf('prod', 'never'), ...['--app', assembly]];

  it('deploys the templates with the hash, outside a terminal and without a question', async () => {
    inTerminal(false);
    await deployToAws('prod', { approve: 'hash' });
    expect(log).toEqual(['account', 'build', 'cdk', 'cdk in the terminal']);
    expect(passed(hidden)).toEqual(['synth', '--all', '--quiet', ...contextOf('prod')]);
    expect(passedWithFolder()).toEqual(deployOfTemplates);
    expect(hashOfChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ stage: 'prod', assembly }),
      [],
    );
  });

  it.each(['another', ''])('stops before it deploys if the hash is "%s"', async (approve) => {
    await expect(deployToAws('prod', { approve })).rejects.toThrow(
      `Nothing was deployed: the hash ${approve} is of another change of prod`,
    );
    expect(log).toEqual(['account', 'build', 'cdk']);
    expect(passed(hidden)[0]).toBe('synth');
  });

  it('lets the CDK refuse a second pass that would widen permissions, because nobody approved it', async () => {
    inTerminal(false);
    accountIsEmpty('prod', shown);
    await deployToAws('prod', { approve: 'hash' });
    expect(passed(shown)).toEqual([...deployOf('prod', 'broadening'), ...contextOf('prod')]);
  });
});

describe('diff with AWS', () => {
  it('builds and synthesizes the same as a deploy', async () => {
    await diffWithAws('prod');
    expect(log).toEqual(['account', 'build', 'cdk', 'cdk in the terminal']);
    expect(passed(hidden)).toEqual(['synth', '--all', '--quiet', ...contextOf('prod')]);
    expect(passedWithFolder()).toEqual(['diff', '--all', '--app', assembly]);
  });

  it('prints the hash of the change', async () => {
    await diffWithAws('prod');
    expect(jest.mocked(console.log).mock.calls.flat().join()).toContain(
      'npm run deploy -- --stage prod --approve hash',
    );
  });

  it('never creates secrets', async () => {
    noSecret();
    await diffWithAws('prod');
    expect(secrets.commandCalls(CreateSecretCommand)).toEqual([]);
    expect(passed(hidden).join()).not.toContain('pushPublicKey');
    expect(ensureEdgeContext).not.toHaveBeenCalled();
    expect(ensureVoucherKeys).not.toHaveBeenCalled();
  });
});
