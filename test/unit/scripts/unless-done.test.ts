import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOf, unlessDone } from '#scripts/stage/unless-done.ts';
import { temporaryFolder } from '#test/support/temporary-folder.ts';

describe('the hash of inputs', () => {
  const folder = path.join(temporaryFolder(), 'lambdas');
  mkdirSync(path.join(folder, 'users'), { recursive: true });
  const file = path.join(folder, 'users', 'handler.ts');
  writeFileSync(file, 'one');

  it('changes only when a value, a file or a name changes', () => {
    const before = hashOf(['endpoint'], [folder]);
    expect(hashOf(['endpoint'], [folder])).toBe(before);
    expect(hashOf(['other'], [folder])).not.toBe(before);
    writeFileSync(file, 'two');
    const changed = hashOf(['endpoint'], [folder]);
    writeFileSync(path.join(folder, 'users', 'empty.ts'), '');
    expect(new Set([before, changed, hashOf(['endpoint'], [folder])]).size).toBe(3);
  });
});

describe('work that depends on its inputs', () => {
  const prepare = () => {
    const work = jest.fn(async () => undefined);
    const file = path.join(temporaryFolder(), 'a folder', 'done');
    return { work, from: (inputs: () => string) => unlessDone(file, inputs, work) };
  };

  it('runs once for the same inputs, and again when they change', async () => {
    const { work, from } = prepare();
    expect(await from(() => 'one')).toBe(true);
    expect(await from(() => 'one')).toBe(false);
    expect(await from(() => 'two')).toBe(true);
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('is compared with the inputs after the work', async () => {
    const { work, from } = prepare();
    const made = () => `${work.mock.calls.length} made`;
    expect(await from(made)).toBe(true);
    expect(await from(made)).toBe(false);
    expect(await from(() => '0 made')).toBe(true);
  });

  it('is repeated after a failure, even with the inputs of an earlier success', async () => {
    const { work, from } = prepare();
    await from(() => 'one');
    work.mockRejectedValueOnce(new Error('interrupted'));
    await expect(from(() => 'two')).rejects.toThrow('interrupted');
    expect(await from(() => 'one')).toBe(true);
  });
});
