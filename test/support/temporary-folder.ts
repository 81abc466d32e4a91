import { makeTemporaryFolder } from '#scripts/process/main.ts';

const removals: (() => void)[] = [];

/** Creates an empty folder that is removed after the last test of the file. */
export function temporaryFolder(): string {
  const { folder, remove } = makeTemporaryFolder();
  removals.push(remove);
  return folder;
}

afterAll(() => {
  for (const remove of removals.splice(0)) remove();
});
