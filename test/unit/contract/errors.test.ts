import { errorStatus } from '#contract/errors.ts';
import { errorsOf, type Route, routeKeyOf } from '#contract/route.ts';
import { routes } from '#contract/routes.ts';

const all = Object.values(routes).flatMap((table): [string, Route][] => Object.entries(table));

describe('the codes of the API', () => {
  it('are written in capitals, with a status of an error', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      expect(code).toMatch(/^[A-Z]+(_[A-Z]+)*$/);
      expect([400, 401, 403, 404, 409, 410, 412, 413, 415, 429, 500, 503]).toContain(status);
    }
  });

  it('are each used by some route', () => {
    const used = new Set(all.flatMap(([, route]) => errorsOf(route)));
    expect(Object.keys(errorStatus).filter((code) => !used.has(code as never))).toEqual([]);
  });
});

describe.each(all)('the route %s', (name, route) => {
  it('has a name that says a verb and a noun', () => {
    expect(name).toMatch(/^(get|list|create|update|delete|set|check|decide|accept)[A-Z]\w+$/);
    expect(route.summary.length).toBeGreaterThan(10);
  });

  it('can answer that the caller is unknown, and, unless it is public, that it is not for them', () => {
    expect(errorsOf(route)).toContain('UNAUTHENTICATED');
    if (route.access !== 'public') expect(errorsOf(route)).toContain('FORBIDDEN');
  });

  it('declares a schema for each parameter of its path', () => {
    const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    const declared = Object.keys((route.params as { shape?: object } | undefined)?.shape ?? {});
    expect(declared).toEqual(inPath);
  });

  it('sends a body only where it changes something', () => {
    expect(route.method === 'GET' && route.body !== undefined).toBe(false);
  });

  it('is cached only where everyone gets the same', () => {
    if (route.cacheSeconds === undefined) return;
    expect([route.access, route.method, route.query]).toEqual(['public', 'GET', undefined]);
  });

  it('can answer that what its path names is not there', () => {
    const named = /\{(id|businessId|shopId|offerId)\}/.test(route.path);
    const canMiss = errorsOf(route).some((code) => errorStatus[code] === 404);
    expect(canMiss || !named).toBe(true);
  });
});

describe('the routes together', () => {
  it('have each name and each key once', () => {
    const names = all.map(([name]) => name);
    const keys = all.map(([, route]) => routeKeyOf(route));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(keys).size).toBe(keys.length);
  });
});
