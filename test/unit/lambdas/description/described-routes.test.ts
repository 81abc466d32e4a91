import { errorStatus } from '#contract/http/errors.ts';
import { errorsOf, ignoresTokens } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { openapiOf } from '#lambdas/description/openapi.ts';
import { errorMeanings } from '#lambdas/description/responses.ts';
import { everyRoute } from '#test/support/every-route.ts';

interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly {
    name: string;
    in: string;
    required: boolean;
    description?: string;
    schema: object;
  }[];
  readonly requestBody?: { required: boolean; content: Record<string, { schema: object }> };
  readonly responses: Record<
    string,
    {
      description: string;
      headers: Record<string, { $ref: string }>;
      content?: Record<string, { schema: object }>;
    }
  >;
}

/** The API description with every route. */
const document = openapiOf(routes, '1.2.3');

/** Its operations, by path and method in lower case. */
const paths = document['paths'] as Record<string, Record<string, Operation>>;

/** Returns the operation of a route; throws if there is none. */
function operationOf(path: string, method: string): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}

const types = { html: 'text/html', text: 'text/plain', json: 'application/json' } as const;

describe.each(everyRoute)('the description of %s', (name, route, resource) => {
  const operation = operationOf(route.path, route.method);

  it('has the name of the route and its resource', () => {
    expect([operation.operationId, operation.tags]).toEqual([name, [resource]]);
  });

  it('lists every response status', () => {
    const statuses = new Set([
      ...Object.keys(route.responses),
      ...errorsOf(route).map((code) => String(errorStatus[code])),
      ...(route.cacheSeconds === undefined ? [] : ['304']),
      ...(route.params ? ['404'] : []),
      '504',
    ]);
    expect(Object.keys(operation.responses).sort()).toEqual([...statuses].sort());
    for (const code of errorsOf(route)) {
      const response = operation.responses[errorStatus[code]];
      expect(response?.description).toContain(`- \`${code}\`: ${errorMeanings[code]}`);
      if (route.answer) {
        expect(response?.content?.['text/html']?.schema).toEqual({ type: 'string' });
        continue;
      }
      const properties = {
        status: { const: errorStatus[code] },
        code: { enum: expect.arrayContaining([code]) },
      };
      expect(response?.content?.['application/problem+json']?.schema).toMatchObject({
        allOf: [{ $ref: '#/components/schemas/Problem' }, { properties }],
      });
    }
  });

  it('has the answers of the gateway itself, as plain JSON', () => {
    const ofGateway = Object.entries(operation.responses)
      .filter(([status, { content }]) => status >= '400' && content?.['application/json'])
      .map(([status]) => status);
    expect(ofGateway.sort()).toEqual([
      ...(route.access === 'public' ? [] : ['401']),
      ...(route.params ? ['404'] : []),
      ...(route.body ? ['413'] : []),
      ...['429', '500', '503', '504'],
    ]);
  });

  it('has the headers of its answers', () => {
    for (const [status, { headers }] of Object.entries(operation.responses)) {
      const names = Object.keys(headers);
      if (status < '400') {
        expect(names).toEqual(expect.arrayContaining(['x-request-id', 'cache-control']));
        expect(names.includes('location')).toBe(['201', '302', '307'].includes(status));
      }
      if (status === '429' || status === '503') expect(names).toContain('retry-after');
    }
    expect(Object.keys(operation.responses['409']?.headers ?? {}).includes('retry-after')).toBe(
      errorsOf(route).includes('REQUEST_IN_PROGRESS'),
    );
  });

  it('has a schema for each response with a body', () => {
    for (const [status, schema] of Object.entries(route.responses)) {
      const type = types[route.answer ?? 'json'];
      const described = operation.responses[status]?.content?.[type]?.schema;
      expect(described === undefined).toBe(schema === null);
      if (route.answer) continue;
      const { anyOf = [described] } = (described ?? { anyOf: [] }) as { anyOf?: object[] };
      for (const one of anyOf) expect(one).toHaveProperty('type', 'object');
    }
  });

  it('requires a token unless the route is public', () => {
    const isPublic = operation.security.some((scheme) => Object.keys(scheme).length === 0);
    expect(isPublic).toBe(route.access === 'public');
    const takesToken = operation.security.some((scheme) => Object.hasOwn(scheme, 'bearer'));
    expect(takesToken).toBe(!ignoresTokens(route));
  });

  it('has each parameter of the path and the query, with a type', () => {
    const parametersIn = (place: string) =>
      operation.parameters.filter((parameter) => parameter.in === place);
    const inPath = parametersIn('path');
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    for (const { required, schema } of inPath) {
      expect({ required, schema }).toMatchObject({ required: true, schema: { type: 'string' } });
    }
    const inQuery = parametersIn('query');
    const shape = (route.query as { shape?: object } | undefined)?.shape ?? {};
    expect(inQuery.map((parameter) => parameter.name).sort()).toEqual(Object.keys(shape).sort());
    for (const { schema } of inQuery) expect(schema).toHaveProperty('type');
  });

  it('states the lower page limit without a token on public lists', () => {
    const limit = operation.parameters.find((parameter) => parameter.name === 'limit');
    const note = limit && route.access === 'public' ? 'At most 50 without a token' : undefined;
    expect(limit?.description).toBe(note);
  });

  it('has the Idempotency-Key header on writes, and If-Match where versions are checked', () => {
    const inHeader = operation.parameters.filter((parameter) => parameter.in === 'header');
    expect(inHeader.map((parameter) => parameter.name)).toEqual([
      ...(route.method === 'GET' || route.isAnonymous ? [] : ['Idempotency-Key']),
      ...(errorsOf(route).includes('VERSION_MISMATCH') ? ['If-Match'] : []),
      ...(route.cacheSeconds === undefined ? [] : ['If-None-Match']),
    ]);
    const required = inHeader.filter((parameter) => parameter.required);
    expect(required.map((parameter) => parameter.name)).toEqual(
      errorsOf(route).includes('VERSION_REQUIRED') ? ['If-Match'] : [],
    );
  });

  it('describes the request body, without additional properties', () => {
    const body = operation.requestBody;
    expect(body !== undefined).toBe(route.body !== undefined);
    if (!body) return;
    expect(body.required).toBe(!route.bodyOptional);
    const schema = body.content['application/json']?.schema;
    const object = { type: 'object', additionalProperties: false };
    // A body may have several schemas.
    const { oneOf = [schema] } = (schema ?? {}) as { oneOf?: object[] };
    for (const one of oneOf) expect(one).toMatchObject(object);
  });
});

describe('the description of the API', () => {
  it('is OpenAPI 3.1 with the server path /api, and has no operation beside the routes', () => {
    expect(document).toMatchObject({
      ...{ openapi: '3.1.0', servers: [{ url: '/api' }] },
      info: { title: 'Vitrine', version: '1.2.3' },
    });
    const operations = Object.values(paths).flatMap((methods) => Object.keys(methods));
    expect(operations).toHaveLength(everyRoute.length);
  });

  it('has a target for every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)];
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references.map(([, target = '']) => target))) {
      expect(document).toHaveProperty(reference.split('/'));
    }
  });

  it('describes the problem document with every error code', () => {
    const { Problem } = (document['components'] as { schemas: Record<string, object> }).schemas;
    expect(Problem).toMatchObject({
      required: ['type', 'title', 'status', 'code', 'instance'],
      properties: { code: { enum: Object.keys(errorStatus) } },
    });
  });
});
