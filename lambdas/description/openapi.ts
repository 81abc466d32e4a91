import * as z from 'zod/mini';
import { type ErrorCode, errorStatus, fieldErrorCodes } from '#contract/errors.ts';
import { maxAnonymousPageSize } from '#contract/fields.ts';
import { apiPath, errorsOf, type Route, type RouteTable } from '#contract/route.ts';

type Json = Record<string, unknown>;
type Schema = z.ZodMiniType;

const problem: Json = {
  type: 'object',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string', enum: Object.keys(errorStatus) },
    detail: { type: 'string' },
    instance: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        properties: { path: { type: 'string' }, code: { type: 'string', enum: fieldErrorCodes } },
        required: ['path', 'code'],
      },
    },
  },
  required: ['type', 'title', 'status', 'code', 'instance'],
};

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
function jsonSchema(schema: Schema, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Public lists give fewer rows to callers without a token, which a schema cannot express. */
function limitNote({ access }: Route, name: string): Json {
  if (access !== 'public' || name !== 'limit') return {};
  return { description: `At most ${maxAnonymousPageSize} without a token` };
}

function parametersOf(route: Route, place: 'path' | 'query'): Json[] {
  const schema = place === 'path' ? route.params : route.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    ...limitNote(route, name),
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const header = (name: string, schema: Json): Json => ({
  name,
  in: 'header',
  required: false,
  schema,
});

function headersOf(route: Route): Json[] {
  if (route.method === 'GET') return [];
  return [
    header('Idempotency-Key', { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' }),
    ...(route.errors.includes('VERSION_MISMATCH') ? [header('If-Match', { type: 'string' })] : []),
  ];
}

function successesOf(route: Route): Json {
  const answers = Object.entries(route.responses).map(([status, schema]) => [
    status,
    {
      description: route.summary,
      ...(schema && {
        content: { 'application/json': { schema: jsonSchema(schema, 'output') } },
      }),
    },
  ]);
  const unchanged = route.cacheSeconds === undefined ? [] : [['304', { description: 'Unchanged' }]];
  return Object.fromEntries([...answers, ...unchanged]);
}

function refusalsOf(route: Route): Json {
  const byStatus = Map.groupBy(errorsOf(route), (code: ErrorCode) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      status,
      {
        description: codes.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function operationOf(name: string, tag: string, route: Route): Json {
  return {
    operationId: name,
    tags: [tag],
    summary: route.summary,
    // A public route also takes a token.
    security: route.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(route, 'path'),
      ...parametersOf(route, 'query'),
      ...headersOf(route),
    ],
    ...(route.body && {
      requestBody: {
        required: !route.bodyOptional,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: { ...successesOf(route), ...refusalsOf(route) },
  };
}

/** The API as an OpenAPI 3.1 document, made from the contract's routes by resource. */
export function openapiOf(
  routes: Readonly<Record<string, RouteTable>>,
  version: string,
): Json & { openapi: string } {
  const paths: Record<string, Json> = {};
  for (const [tag, table] of Object.entries(routes)) {
    for (const [name, route] of Object.entries(table)) {
      const path = paths[route.path] ?? {};
      paths[route.path] = { ...path, [route.method.toLowerCase()]: operationOf(name, tag, route) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Vitrine', version },
    servers: [{ url: apiPath }],
    paths,
    components: {
      schemas: { Problem: problem },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    },
  };
}
