import type { JSONSchema } from 'zod/v4/core';

type Schema = JSONSchema.JSONSchema;

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: Schema;
}

type Content = Readonly<Record<string, { readonly schema: Schema }>>;

interface OperationObject {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Content };
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>;
}

/** An operation, read only from the OpenAPI document. */
export interface OpenapiOperation {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly isPrivate: boolean;
  readonly parameters: readonly Parameter[];
  readonly statuses: readonly string[];
  /** Schemas of the successful JSON responses by status code. */
  readonly answers: Readonly<Record<string, Schema>>;
  /** All schemas: parameters, responses and request body. */
  readonly schemas: readonly Schema[];
}

function operationOf(method: string, path: string, object: OperationObject): OpenapiOperation {
  const { operationId, security, parameters, requestBody, responses } = object;
  const answers = Object.fromEntries(
    Object.entries(responses).flatMap(([status, { content }]) => {
      const schema = content?.['application/json']?.schema;
      return schema && status < '400' ? [[status, schema]] : [];
    }),
  );
  const body = requestBody?.content['application/json']?.schema;
  return {
    id: operationId,
    method: method.toUpperCase(),
    path,
    isPrivate: security.every((one) => Object.keys(one).length > 0),
    parameters,
    statuses: Object.keys(responses),
    answers,
    schemas: [
      ...parameters.map(({ schema }) => schema),
      ...Object.values(answers),
      ...(body ? [body] : []),
    ],
  };
}

/** Returns the operations of an OpenAPI document. */
export function operationsOf(document: Readonly<Record<string, unknown>>): OpenapiOperation[] {
  const paths = document['paths'] as Record<string, Record<string, OperationObject>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, object]) => operationOf(method, path, object)),
  );
}

/** Returns every `$ref` in a document, at any depth. */
export function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' ? [String(inner)] : refsIn(inner),
  );
}
