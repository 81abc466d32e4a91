/**
 * Returns the imports of a file, for Jest's search for the tests of a mutated file. `call` imports the Lambda of a route
 * when it is called, so a test of operations names none: it depends on the Lambda of its folder.
 */
export function extract(
  code: string,
  file: string,
  importsIn: (code: string, file: string) => ReadonlySet<string>,
): ReadonlySet<string> {
  const [, resource] = /\/test\/operations\/([\w-]+)\//.exec(file) ?? [];
  const lambda = resource === undefined ? [] : [`#lambdas/entries/api/${resource}.ts`];
  return new Set([...importsIn(code, file), ...lambda]);
}

/** Returns a key that changes with this file's rules, so that Jest forgets the imports that it found by others. */
export const getCacheKey = (): string => 'lambda of the folder';
