import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** A schema as JSON Schema 2020-12, which is what OpenAPI 3.1 takes. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

/** A reference to a part of the document's components. */
export const refTo = (kind: 'schemas' | 'headers', name: string): Json => ({
  $ref: `#/components/${kind}/${name}`,
});
