import { maxAnonymousPageSize } from '#contract/fields/fields.ts';
import {
  accessOf,
  apiPath,
  ignoresTokens,
  type Route,
  type RouteTable,
} from '#contract/http/route.ts';
import { components, type Json, jsonSchema } from './components.ts';
import { responsesOf } from './responses.ts';

/** Public lists give fewer rows to anonymous callers, which a schema cannot express. */
function limitNote({ access }: Route, name: string): Json {
  if (access !== 'public' || name !== 'limit') return {};
  return { description: `At most ${maxAnonymousPageSize} without a token` };
}

function fieldsOf(route: Route, location: 'path' | 'query'): Json[] {
  const schema = location === 'path' ? route.params : route.query;
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: location,
    ...limitNote(route, name),
    required: location === 'path' || required.includes(name),
    schema: property,
  }));
}

const header = (name: string, description: string, schema: Json, required = false): Json => ({
  name,
  in: 'header',
  description,
  required,
  schema,
});

const idempotencyKey = header(
  'Idempotency-Key',
  'The same key within 24 hours gives the first answer again and changes nothing',
  { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
);

const ifMatchOf = (route: Route): Json =>
  header(
    'If-Match',
    'The ETag of the version that the change is for',
    { type: 'string' },
    route.ifMatch === 'required',
  );

const ifNoneMatch = header('If-None-Match', 'The ETag of an earlier answer', { type: 'string' });

/** Returns the OpenAPI parameters of a route: path, query and headers. */
function parametersOf(route: Route): Json[] {
  return [
    ...fieldsOf(route, 'path'),
    ...fieldsOf(route, 'query'),
    ...(route.method === 'GET' || route.isAnonymous ? [] : [idempotencyKey]),
    ...(route.ifMatch ? [ifMatchOf(route)] : []),
    ...(route.cacheSeconds === undefined ? [] : [ifNoneMatch]),
  ];
}

const callers: Readonly<Record<ReturnType<typeof accessOf>, string>> = {
  public: 'Needs no token. A valid token is honoured, and a bad one is refused.',
  user: 'For every signed-in user.',
  owner: 'For the owner of the business.',
  'owner-or-staff': 'For the owner of the business, and staff.',
  business: 'For the owner of the business and its active validators.',
  'business-or-staff': 'For the owner of the business, its active validators, and staff.',
  staff: 'For staff of the marketplace.',
};

const description = `Ids sort by creation. Instants are ISO 8601 in UTC with milliseconds, days \`YYYY-MM-DD\`,
money a number in reais with at most two decimals. Strings are trimmed before they are checked; shop identifiers
are folded, with hyphens between their words that no comparison heeds, and phones, postal codes and tax ids may contain their usual punctuation. Lists answer pages: no
\`pagingKey\` means the end, and a page may be short or empty before it. Errors are problem documents (RFC 9457)
with a stable \`code\`; the gateway answers some calls by itself, as plain JSON with a \`message\`.`;

/** A public route also takes a token, unless it ignores tokens. */
function securityOf(route: Route): Json[] {
  if (ignoresTokens(route)) return [{}];
  return route.access === 'public' ? [{}, { bearer: [] }] : [{ bearer: [] }];
}

function operationOf(name: string, tag: string, route: Route): Json {
  return {
    operationId: name,
    tags: [tag],
    summary: route.summary,
    description: ignoresTokens(route)
      ? 'Needs no token, and looks at none.'
      : callers[accessOf(route)],
    security: securityOf(route),
    parameters: parametersOf(route),
    ...(route.body && {
      requestBody: {
        required: !route.bodyOptional,
        content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
      },
    }),
    responses: responsesOf(route),
  };
}

/** Returns the API as an OpenAPI 3.1 document, made from the contract's routes by resource. */
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
    info: { title: 'Vitrine', version, description },
    servers: [{ url: apiPath }],
    paths,
    components,
  };
}
