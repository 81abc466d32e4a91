import { routes } from '#contract/routes.ts';
import { openapiOf } from '#lambdas/description/openapi.ts';

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
export const document = openapiOf(routes, '1.2.3');

/** Its operations, by path and method in lower case. */
export const paths = document['paths'] as Record<string, Record<string, Operation>>;

/** Returns the operation of a route; throws if there is none. */
export function operationOf(path: string, method: string): Operation {
  const operation = paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not described`);
  return operation;
}
