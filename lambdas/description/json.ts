import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** Returns a schema as JSON Schema 2020-12, which OpenAPI 3.1 uses. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** Returns a reference to one of the document's components. */
export const refTo = (kind: 'schemas' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});
