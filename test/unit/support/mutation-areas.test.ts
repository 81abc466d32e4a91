import { globSync } from 'node:fs';
import { mutationAreas } from '#test/support/mutation-areas.ts';

/** Returns a glob for each alternative in braces. */
function alternativesOf(glob: string): string[] {
  const [braces, inside] = /\{([^{}]*)\}/.exec(glob) ?? [];
  if (braces === undefined || inside === undefined) return [glob];
  return inside.split(',').flatMap((one) => alternativesOf(glob.replace(braces, one)));
}

it('every file that mutation testing names exists, and so does every test', () => {
  const areas = Object.values(mutationAreas);
  const files = areas.flatMap(({ rules }) => rules).flatMap(alternativesOf);
  const tests = areas.flatMap(({ tests }) => tests).flatMap(alternativesOf);
  const globs = [...files, ...tests.map((test) => `test/${test}.test.{ts,tsx}`)];
  expect(globs.filter((glob) => globSync(glob).length === 0)).toEqual([]);
});
