import type * as z from 'zod/mini';
import { type IdKind, idPrefixes } from '#contract/http/id-format.ts';
import type { Route } from '#contract/http/route.ts';
import type { IdPath } from '#contract/http/target.ts';
import { everyRoute, routesThat } from '#test/support/every-route.ts';

type Part = 'params' | 'query' | 'body';
type Fields = Readonly<Record<string, z.ZodMiniType>>;

const fieldsOf = (route: Route, part: Part) =>
  (route[part] as { shape?: Fields } | undefined)?.shape ?? {};

/** The kind of id that a schema accepts; undefined for any other schema. */
function idKindOf(schema: z.ZodMiniType): IdKind | undefined {
  const kinds = Object.keys(idPrefixes) as IdKind[];
  const ulid = '01K9A1B2C3D4E5F6G7H8J9KABC';
  const accepted = kinds.filter((kind) => schema.safeParse(`${idPrefixes[kind]}_${ulid}`).success);
  // Other texts, such as passwords, accept ids of every kind.
  return accepted.length === 1 ? accepted[0] : undefined;
}

function schemaAt(route: Route, idPath: IdPath) {
  const [part, field = ''] = idPath.split('.') as [Part, string];
  return fieldsOf(route, part)[field];
}

/** Routes without a stored target, although their path names something, and why. */
const withoutTarget = {
  unfollowShop: 'a follow of a shop that is gone can be ended, too',
};

describe('the target of a route', () => {
  const about = everyRoute.flatMap(([name, route]) =>
    route.target ? [[name, route, route.target] as const] : [],
  );

  it.each(about)('of %s is named by a required field of its schemas', (_, route, target) => {
    for (const idPath of [target.from, target.ofBusiness ?? target.from]) {
      const schema = schemaAt(route, idPath);
      expect(schema).toBeDefined();
      expect(schema?.safeParse(undefined).success).toBe(false);
    }
  });

  it.each(about)('of %s has the kind of its id', (_, route, { kind, from, ofBusiness }) => {
    const schema = schemaAt(route, from);
    // The browser chooses the id of its push subscription, and a claim has a code that people can type.
    const expected = kind === 'pushSubscription' || kind === 'claim' ? undefined : kind;
    expect(schema && idKindOf(schema)).toBe(expected);
    const outer = ofBusiness && schemaAt(route, ofBusiness);
    expect(outer && idKindOf(outer)).toBe(ofBusiness && 'business');
  });

  it.each(routesThat(({ params }) => params !== undefined))(
    'of %s is the last item that its path names',
    (name, route) => {
      const named = Object.entries(fieldsOf(route, 'params')).filter(([, schema]) =>
        idKindOf(schema),
      );
      const last = named.at(-1)?.[0];
      const from = last && !Object.hasOwn(withoutTarget, name) ? `params.${last}` : undefined;
      if (from) expect(route.target?.from).toBe(from);
    },
  );

  it.each(routesThat(({ target }) => target === null))(
    'of %s is null if neither its query nor its body requires an id',
    (_, route) => {
      for (const part of ['query', 'body'] as const) {
        const { issues = [] } = route[part]?.safeParse({}).error ?? {};
        const fields = fieldsOf(route, part);
        const required = issues.flatMap(({ path }) => fields[String(path[0])] ?? []);
        expect(required.map(idKindOf).filter(Boolean)).toEqual([]);
      }
    },
  );

  it('is missing only if the route does not compare versions', () => {
    expect(everyRoute.filter(([, { ifMatch, target }]) => ifMatch && !target)).toEqual([]);
  });
});
