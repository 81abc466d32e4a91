import { errorStatus } from '#contract/http/errors.ts';
import { document, paths } from '#test/support/described-operations.ts';
import { everyRoute } from '#test/support/every-route.ts';

describe('the description of the API', () => {
  it('is OpenAPI 3.1, with the given version and the server path /api', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'Vitrine', version: '1.2.3' },
      servers: [{ url: '/api' }],
    });
  });

  it('contains every route and no others', () => {
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, { operationId }]) => [operationId, method, path]),
    );
    const declared = everyRoute.map(([name, { method, path }]) => [
      name,
      method.toLowerCase(),
      path,
    ]);
    expect(described.sort()).toEqual(declared.sort());
  });

  it('has a target for every reference', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(references.length).toBeGreaterThan(0);
    for (const reference of new Set(references)) {
      const found = reference
        .replace('#/', '')
        .split('/')
        .reduce<unknown>((part, name) => (part as Record<string, unknown>)?.[name], document);
      expect(found).toBeDefined();
    }
  });

  it('is unchanged after serialization to JSON and back', () => {
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
  });

  it('describes the problem document with every error code', () => {
    const { Problem } = (document['components'] as { schemas: Record<string, object> }).schemas;
    expect(Problem).toMatchObject({
      required: ['type', 'title', 'status', 'code', 'instance'],
      properties: { code: { enum: Object.keys(errorStatus) } },
    });
  });
});
