import { errorStatus } from '#contract/http/errors.ts';
import { errorsOf, ignoresTokens } from '#contract/http/route.ts';
import { errorMeanings } from '#lambdas/description/responses.ts';
import { operationOf } from '#test/support/described-operations.ts';
import { everyRoute } from '#test/support/every-route.ts';

const types = { html: 'text/html', text: 'text/plain', json: 'application/json' } as const;

describe.each(everyRoute)('the description of %s', (name, route, resource) => {
  const operation = operationOf(route.path, route.method);

  it('has the route name as operation id and the resource as tag', () => {
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
      expect(response?.content?.['application/problem+json']?.schema).toMatchObject({
        allOf: [
          { $ref: '#/components/schemas/Problem' },
          {
            properties: {
              status: { const: errorStatus[code] },
              code: { enum: expect.arrayContaining([code]) },
            },
          },
        ],
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

  it('has each path parameter, with its schema', () => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const named = [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(inPath.map((parameter) => parameter.name)).toEqual(named);
    for (const { required, schema } of inPath) {
      expect(required).toBe(true);
      expect(schema).toHaveProperty('type', 'string');
    }
  });

  it('has each query parameter, with a type', () => {
    const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
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
