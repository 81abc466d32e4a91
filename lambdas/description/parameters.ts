import { maxAnonymousPageSize } from '#contract/fields/fields.ts';
import type { Route } from '#contract/http/route.ts';
import { type Json, jsonSchema } from './json.ts';

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
export function parametersOf(route: Route): Json[] {
  return [
    ...fieldsOf(route, 'path'),
    ...fieldsOf(route, 'query'),
    ...(route.method === 'GET' || route.isAnonymous ? [] : [idempotencyKey]),
    ...(route.ifMatch ? [ifMatchOf(route)] : []),
    ...(route.cacheSeconds === undefined ? [] : [ifNoneMatch]),
  ];
}
