import * as z from 'zod/mini';
import { errorStatus, fieldErrorCodes } from '#contract/http/errors.ts';

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

const problem: Json = {
  type: 'object',
  description: 'A problem document (RFC 9457) of the API',
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
    redemption: {
      type: 'object',
      description: 'Where and when a claim that cannot be redeemed was',
      properties: { redeemedAt: { type: 'string' }, shopId: { type: 'string' } },
      required: ['redeemedAt', 'shopId'],
    },
    openClaims: {
      type: 'integer',
      description: 'How many claims of a business that cannot be closed without force are open',
    },
  },
  required: ['type', 'title', 'status', 'code', 'instance'],
};

const gatewayError: Json = {
  type: 'object',
  description: 'What the gateway answers where the API itself does not',
  properties: { message: { type: ['string', 'null'] } },
  required: ['message'],
};

const header = (
  description: string,
  required: boolean,
  schema: Json = { type: 'string' },
): Json => ({
  description,
  required,
  schema,
});

const requestId = 'Names the request in the logs';
const caching = 'Who may keep the answer, and for how long';

export const components: Json = {
  schemas: { Problem: problem, GatewayError: gatewayError },
  headers: {
    'x-request-id': header(requestId, true),
    'cache-control': header(caching, true),
    location: header('The path of the resource', true),
    etag: header(
      'The version in quotes, or a hash of the content. Versions are given to callers with a token only',
      false,
    ),
    'x-request-id-of-refusal': header(requestId, false),
    'cache-control-of-refusal': header('`no-store`', false),
    'retry-after-of-refusal': header('Seconds to wait before another try', false, {
      type: 'integer',
      minimum: 0,
    }),
  },
  securitySchemes: {
    bearer: {
      type: 'http',
      scheme: 'bearer',
      bearerFormat: 'JWT',
      description: 'The access token or the ID token of a signed-in user',
    },
  },
};
