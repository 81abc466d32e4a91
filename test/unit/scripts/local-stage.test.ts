import { readFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, cdk } from '#scripts/cdk/cdk.ts';
import { deployLocally, destroyLocally } from '#scripts/cdk/local-stage.ts';
import {
  deployFake,
  deploys,
  destroys,
  emptyEndpoint,
  endpointFolder,
  secretsByName,
  stacks,
} from '#test/support/local-endpoint.ts';

jest.mock('#scripts/cdk/cdk.ts', () => ({ cdk: jest.fn(), bootstrap: jest.fn() }));
jest.mock('#scripts/local-endpoint/ensure-endpoint.ts', () => ({
  ensureEndpoint: async () => 'http://127.0.0.1:4566',
}));
jest.mock('#scripts/local-endpoint/find-endpoint.ts', () => ({
  findEndpoint: async () => ({ kind: mockKind }),
}));
jest.mock('#scripts/stage/checkout.ts', () => ({
  ...jest.requireActual('#scripts/stage/checkout.ts'),
  stageFolder: () => endpointFolder,
}));

let mockKind = 'built-in';
beforeEach(emptyEndpoint);

describe('a local deploy', () => {
  it('is skipped while nothing changes', async () => {
    await deployLocally('local');
    await deployLocally('local');
    expect(deploys()).toHaveLength(1);
    expect(bootstrap).toHaveBeenCalled();
  });

  it.each([
    ['is gone', () => stacks.pop()],
    ['was rolled back', () => Object.assign(stacks[0] ?? {}, { StackStatus: 'ROLLBACK_COMPLETE' })],
  ])('is repeated when a stack %s', async (_, change) => {
    await deployLocally('local');
    change();
    await deployLocally('local');
    expect(deploys()).toHaveLength(2);
  });

  it('reports the endpoint of the stage, and is repeated for another kind of endpoint', async () => {
    await deployLocally('local');
    mockKind = 'localstack';
    await deployLocally('local');
    mockKind = 'built-in';
    const kinds = deploys().map(([, , { context }]) => context?.['endpoint']);
    expect(kinds).toEqual(['built-in', 'localstack']);
  });

  it('is repeated for other context values and after it was interrupted', async () => {
    await deployLocally('local');
    await deployLocally('local', { restoredTable: 'a/b' });
    jest.mocked(cdk).mockRejectedValueOnce(new Error('interrupted'));
    await expect(deployLocally('local')).rejects.toThrow('interrupted');
    await deployLocally('local');
    expect(deploys()).toHaveLength(4);
    expect(readFileSync(path.join(endpointFolder, 'deployed'), 'utf8')).not.toBe('');
  });
});

describe('the keys of a local stage for vouchers', () => {
  const storedVoucherKeys = () => secretsByName.get('vitrine-local-voucher-keys');

  it('are created by the first deploy, and kept by later ones', async () => {
    await deployLocally('local');
    const first = storedVoucherKeys();
    expect(first).toContain('"signsFrom"');
    await deployLocally('local', { restoredTable: 'a/b' });
    expect(storedVoucherKeys()).toBe(first);
  });
});

describe('the keys of a local stage for push messages', () => {
  const keysGiven = () => deploys().map(([, , { context }]) => context?.['pushPublicKey']);
  const storedKeys = () => JSON.parse(secretsByName.get('vitrine-local-push-keys') ?? '{}');

  it('are created by the first deploy, and used by later ones', async () => {
    await deployLocally('local');
    const first = storedKeys();
    await deployLocally('local', { restoredTable: 'a/b' });
    expect(storedKeys()).toEqual(first);
    expect(keysGiven()).toEqual([first.publicKey, first.publicKey]);
    expect(JSON.stringify(jest.mocked(cdk).mock.calls)).not.toContain(first.privateKey);
  });
});

describe('the keys of a local stage', () => {
  it('are removed with its stacks', async () => {
    await deployLocally('local');
    await destroyLocally('local');
    expect(secretsByName.size).toBe(0);
  });

  it('are kept with the stacks of another checkout', async () => {
    deployFake(['--tags', 'vitrine:checkout=another']);
    await deployLocally('local');
    await destroyLocally('local');
    expect([...secretsByName.keys()].sort()).toEqual([
      'vitrine-local-push-keys',
      'vitrine-local-voucher-keys',
    ]);
  });
});

describe('the removal of a local stage', () => {
  it('removes the stacks that this checkout created', async () => {
    await deployLocally('local');
    await destroyLocally('local');
    expect(destroys()).toHaveLength(1);
  });

  it('keeps the stacks of another checkout, even if this checkout deployed over them', async () => {
    deployFake(['--tags', 'vitrine:checkout=another']);
    stacks.pop();
    await deployLocally('local');
    await destroyLocally('local');
    expect(destroys()).toHaveLength(0);
  });

  it('does nothing when the stage has no stacks', async () => {
    stacks.push({
      StackName: 'vitrine-test-data',
      StackStatus: 'CREATE_COMPLETE',
      CreationTime: new Date(0),
    });
    await destroyLocally('local');
    expect(destroys()).toHaveLength(0);
  });
});
