import { fillPath } from '#contract/http/route.ts';
import { stageNames } from '#lib/config/config.ts';
import { dropForeignParameters } from '#lib/constructs/edge/functions/drop-foreign-parameters.ts';
import { everyRoute } from '#test/support/every-route.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import { behaviorOf, codeOf } from './support/edge.ts';
import { runEdgeFunction } from './support/edge-function.ts';

const asSent = (query: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]));

/** Returns the query that reaches cache and API, with ordered parameters. */
function queryAfter(uri: string, query: Readonly<Record<string, string>>, method = 'GET') {
  const event = { request: { method, uri, querystring: asSent(query), headers: {} } };
  const { querystring } = runEdgeFunction(dropForeignParameters, event);
  return Object.entries(querystring).map(([name, { value }]) => `${name}=${value}`);
}

const pathOf = (name: keyof typeof requestOf, path: string) =>
  `/api${fillPath(path, requestOf[name].params ?? {})}`;
const namesOf = (query: unknown) =>
  Object.keys((query as { shape?: object } | undefined)?.shape ?? {});

const reads = everyRoute
  .filter(([, { method }]) => method === 'GET')
  .map(([name, route]) => [name, pathOf(name, route.path), route] as const);
const publicReads = reads.filter(([, , { access }]) => access === 'public');
const privateReads = reads.filter(([, , { access }]) => access !== 'public');

describe('the query after the edge function', () => {
  it.each(publicReads)('of %s, at %s, has only the route’s parameters', (_, path, route) => {
    const own = Object.fromEntries(namesOf(route.query).map((name) => [name, `of-${name}`]));
    const expected = Object.entries(own).map(([name, value]) => `${name}=${value}`);
    const sent = { x: '1', ...own, force: 'true', constructor: '1' };
    expect(queryAfter(path, sent).sort()).toEqual(expected.sort());
    const reversed = Object.fromEntries(Object.entries(sent).reverse());
    expect(queryAfter(path, reversed)).toEqual(queryAfter(path, sent));
  });

  it.each(privateReads)(
    'of %s, at %s, stays whole, since only its caller gets the answer',
    (_, path) => {
      expect(queryAfter(path, { x: '1', a: '2' })).toEqual(['x=1', 'a=2']);
    },
  );

  it('of a write stays whole', () => {
    expect(queryAfter('/api/offers/feed', { x: '1' }, 'POST')).toEqual(['x=1']);
  });

  it('of an open page below /api keeps the language, which no function chooses there', () => {
    const sent = { utm_source: 'x', lang: 'en', loja: 'padaria' };
    for (const method of ['GET', 'HEAD']) {
      expect(queryAfter('/api/oferta/off_1', sent, method)).toEqual(['lang=en', 'loja=padaria']);
      expect(queryAfter('/api/termos', sent, method)).toEqual(['lang=en']);
    }
  });

  it('keeps all values of a repeated parameter', () => {
    const values = { value: 'a', multiValue: [{ value: 'a' }, { value: 'b' }] };
    const event = {
      request: { method: 'GET', uri: '/api/shops/search', querystring: { q: values } },
    };
    expect(runEdgeFunction(dropForeignParameters, event).querystring).toEqual({ q: values });
  });
});

test.each(stageNames)('the edge of %s runs this code before its cache lookup', (stage) => {
  const api = behaviorOf(stage, '/api/*');
  expect(api['FunctionAssociations']).toHaveLength(1);
  expect(codeOf(stage, api, 'viewer-request')).toBe(dropForeignParameters);
});
