import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Stack } from '@aws-sdk/client-cloudformation';
import { isStillDeployed, madeHere, stackIdsOf } from '#scripts/cdk/deployed-stacks.ts';
import { fingerprint } from '#scripts/cdk/fingerprint.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

const stack = (StackName: string, StackStatus = 'CREATE_COMPLETE'): Stack => ({
  StackName,
  StackId: `arn:${StackName}`,
  StackStatus: StackStatus as NonNullable<Stack['StackStatus']>,
  CreationTime: new Date(0),
});

const record = (...stackIds: string[]) => ({
  fingerprint: 'f',
  endpoint: 'e',
  stackIds,
  madeHere: stackIds,
});

describe('what was deployed before', () => {
  it('stands while each of its stacks does, whole', () => {
    const stacks = [stack('vitrine-local-data'), stack('vitrine-local-api', 'UPDATE_COMPLETE')];
    const ids = stackIdsOf('local', stacks);
    expect(isStillDeployed(record(...ids), stacks)).toBe(true);
    expect(isStillDeployed(record(...ids, 'arn:gone'), stacks)).toBe(false);
    expect(isStillDeployed(record(), stacks)).toBe(false);
  });

  it('does not stand where one was rolled back', () => {
    const stacks = [stack('vitrine-local-data', 'ROLLBACK_COMPLETE')];
    expect(isStillDeployed(record('arn:vitrine-local-data'), stacks)).toBe(false);
  });

  it('is of one stage alone', () => {
    const stacks = [stack('vitrine-local-data'), stack('vitrine-test-data'), stack('CDKToolkit')];
    expect(stackIdsOf('test', stacks)).toEqual(['arn:vitrine-test-data']);
  });
});

describe('the stacks that a checkout made', () => {
  it('are those that were not there before it deployed', () => {
    expect(madeHere(undefined, ['theirs'], ['theirs', 'ours'])).toEqual(['ours']);
  });

  it('stay its own when it deploys again, and others stay those of others', () => {
    const known = { ...record('theirs', 'ours'), madeHere: ['ours'] };
    expect(madeHere(known, ['theirs', 'ours'], ['theirs', 'ours'])).toEqual(['ours']);
  });
});

describe('the fingerprint of a checkout', () => {
  const folder = temporaryFolder();
  mkdirSync(path.join(folder, 'lambdas', 'users'), { recursive: true });
  const file = path.join(folder, 'lambdas', 'users', 'handler.ts');
  writeFileSync(file, 'one');
  const before = fingerprint(folder, ['endpoint']);

  it('stays while nothing changes, and moves with a file, a name or the endpoint', () => {
    expect(fingerprint(folder, ['endpoint'])).toBe(before);
    expect(fingerprint(folder, ['other'])).not.toBe(before);
    writeFileSync(file, 'two');
    const changed = fingerprint(folder, ['endpoint']);
    writeFileSync(path.join(folder, 'cdk.json'), '{}');
    expect(new Set([before, changed, fingerprint(folder, ['endpoint'])]).size).toBe(3);
  });

  it('does not mind what no deploy is made from', () => {
    const now = fingerprint(folder, ['endpoint']);
    mkdirSync(path.join(folder, 'web'));
    writeFileSync(path.join(folder, 'web', 'app.tsx'), 'x');
    expect(fingerprint(folder, ['endpoint'])).toBe(now);
  });
});
