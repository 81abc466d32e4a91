import { errorStatus } from '#contract/http/errors.ts';
import { errorsOf, ignoresTokens, routeKeyOf } from '#contract/http/route.ts';
import { everyRoute } from '#test/support/every-route.ts';

describe('the codes of the API', () => {
  it('are in upper case and have an HTTP error status', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect([400, 401, 403, 404, 409, 410, 412, 413, 415, 428, 429, 500, 503]).toContain(status);
    }
  });

  it('are each used by at least one route', () => {
    const used = new Set(everyRoute.flatMap(([, route]) => errorsOf(route)));
    expect(Object.keys(errorStatus).filter((code) => !used.has(code as never))).toEqual([]);
  });
});

describe.each(everyRoute)('the route %s', (name, route) => {
  it('has a name of a verb and a noun, and a summary', () => {
    expect(name).toMatch(
      /^(get|list|search|create|update|delete|set|check|decide|cancel|send|accept|complete|follow|unfollow|suspend|lift|takeDown|claim|redeem|rollBack|remake|count)[A-Z]\w+$/,
    );
    expect(route.summary.length).toBeGreaterThan(10);
  });

  it('declares UNAUTHENTICATED unless it ignores tokens, and FORBIDDEN unless it is open to all users or to anyone', () => {
    expect(errorsOf(route).includes('UNAUTHENTICATED')).toBe(!ignoresTokens(route));
    const isClosed = route.access !== 'public' && !route.beforePasswordChange;
    if (isClosed) expect(errorsOf(route)).toContain('FORBIDDEN');
  });

  it('declares a schema for each parameter of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = Object.keys((route.params as { shape?: object } | undefined)?.shape ?? {});
    expect(declared).toEqual(inPath);
  });

  it('has no request body if its method is GET', () => {
    expect(route.method === 'GET' && route.body !== undefined).toBe(false);
  });

  it('is cached only if it is a public GET without a query', () => {
    if (route.cacheSeconds === undefined) return;
    expect([route.access, route.method, route.query]).toEqual(['public', 'GET', undefined]);
  });
});

/** The parameters of a path with their preceding path, such as `/shops/{}/following/` and `consumerId`. */
const parametersOf = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(({ 1: name = '', index }) => ({
    before: path.slice(0, index).replace(/\{\w+\}/g, '{}'),
    name,
  }));

describe('the routes together', () => {
  it('have unique names and unique keys', () => {
    const names = everyRoute.map(([name]) => name);
    const keys = everyRoute.map(([, route]) => routeKeyOf(route));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(keys).size).toBe(keys.length);
  });

  // API Gateway refuses such routes ("a conflicting variable on the same hierarchical level"); local endpoints accept
  // them.
  it('have one name for the parameter at each position of their paths', () => {
    const namesAt = new Map<string, Set<string>>();
    for (const { before, name } of everyRoute.flatMap(([, { path }]) => parametersOf(path))) {
      namesAt.set(before, (namesAt.get(before) ?? new Set()).add(name));
    }
    const conflicts = [...namesAt].filter(([, names]) => names.size > 1);
    expect(conflicts.map(([before, names]) => [before, ...names])).toEqual([]);
  });

  it('keep every password of a body secret', () => {
    const passwords = everyRoute.flatMap(([name, { body, secretFields }]) =>
      Object.keys((body as { shape?: object } | undefined)?.shape ?? {})
        .filter((field) => /password/i.test(field))
        .map((field) => [name, field, secretFields?.includes(field)]),
    );
    expect(passwords).toHaveLength(4);
    expect(passwords.filter(([, , isSecret]) => !isSecret)).toEqual([]);
  });
});
