import { everyRoute } from '#test/support/every-route.ts';

/** The parameters of a path with their preceding path, such as `/shops/{}/following/` and `consumerId`. */
const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => ({
    before: path.slice(0, index).replace(/\{\w+\}/g, '{}'),
    name,
  }));

describe('the paths of all routes', () => {
  // API Gateway refuses such routes ("a conflicting variable on the same hierarchical level"); local endpoints accept
  // them.
  it('have one name for the parameter at each position', () => {
    const namesAt = new Map<string, Set<string>>();
    for (const { before, name } of everyRoute.flatMap(([, { path }]) => parametersOf(path))) {
      namesAt.set(before, (namesAt.get(before) ?? new Set()).add(name));
    }
    const conflicts = [...namesAt].filter(([, names]) => names.size > 1);
    expect(conflicts.map(([before, names]) => [before, ...names])).toEqual([]);
  });
});

it('every password in a body is a secret field', () => {
  const fieldsOf = (body: unknown) => Object.keys((body as { shape?: object })?.shape ?? {});
  const passwords = everyRoute.flatMap(([name, { body, secretFields }]) =>
    fieldsOf(body)
      .filter((field) => /password/i.test(field))
      .map((field) => [name, field, secretFields?.includes(field)]),
  );
  expect(passwords).toHaveLength(4);
  expect(passwords.filter(([, , isSecret]) => !isSecret)).toEqual([]);
});
