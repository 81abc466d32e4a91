import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import { maxAnonymousPageSize } from '#contract/fields/fields.ts';
import type { FieldError } from '#contract/http/errors.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import type { BodyOf, ParamsOf, QueryOf, Route } from '#contract/http/route.ts';
import { AppError } from '../errors/app-error.ts';
import type { Actor } from '../identity/actor.ts';

/** Largest request body in bytes. */
const maxBytes = 64 * 1024;

function bytesOf(event: APIGatewayProxyEventV2): Buffer {
  return Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
}

// JSON.parse keeps a `__proto__` key as data, schemas skip it, and copying it would set a prototype.
function refuseProto(key: string, value: unknown): unknown {
  if (key !== '__proto__') return value;
  const error: FieldError = { path: key, code: 'UNKNOWN_FIELD' };
  throw new AppError('VALIDATION_FAILED', { errors: [error] });
}

/**
 * Returns the JSON of a request; undefined without a body. Throws BODY_TOO_LARGE, UNSUPPORTED_MEDIA_TYPE,
 * MALFORMED_JSON, or VALIDATION_FAILED for a key `__proto__`.
 */
export function readBody(event: APIGatewayProxyEventV2): unknown {
  const bytes = bytesOf(event);
  if (bytes.length === 0) return undefined;
  if (bytes.length > maxBytes) throw new AppError('BODY_TOO_LARGE');
  if (!/^application\/json\s*(?:;|$)/i.test(event.headers['content-type'] ?? '')) {
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes), refuseProto);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('MALFORMED_JSON', { cause });
  }
}

/** Returns the ETag of a version. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** Returns the ETag of a body by its content. */
export function contentTag(body: string): string {
  return `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
}

/** Returns whether an If-Match or If-None-Match header is `*`; in a list of tags `*` has no meaning. */
const namesEveryTag = (header: string): boolean => header.trim() === '*';

/**
 * Returns whether a tag matches an If-Match or If-None-Match header: `*`, or a list of tags. Comparison is weak
 * (RFC 9110, 8.8.3.2), also for If-Match, since an edge that compresses an answer makes its tag weak.
 */
export function matchesTag(header: string, tag: string): boolean {
  const tags = header.split(',').map((part) => part.trim().replace(/^W\//, ''));
  return namesEveryTag(header) || tags.includes(tag);
}

/** A valid request and its caller. Private routes always have an actor. */
export interface Request<R extends Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly body: R extends { bodyOptional: true } ? BodyOf<R> | undefined : BodyOf<R>;
  readonly actor: R extends { access: 'public' } ? Actor | undefined : Actor;
  readonly now: Date;
  /** The gateway's id of the request: the same at every attempt to commit its writes. */
  readonly requestId: string;
  /** Milliseconds until the Lambda is stopped, for work that repeats its own commits (`retryOnConflict`). */
  readonly remainingTime: () => number;
  /** The caller's User-Agent header; never logged or stored. */
  readonly userAgent?: string | undefined;
  /** The caller's token; never logged, stored or part of an answer. */
  readonly bearerToken?: string | undefined;
}

function parse(schema: z.ZodMiniType | undefined, input: unknown, prefix: string): unknown {
  if (!schema) return undefined;
  const result = parseInput(schema, input);
  if (result.success) return result.data;
  const errors = result.errors.map(({ path, code }) => ({ path: path || prefix, code }));
  throw new AppError('VALIDATION_FAILED', { errors });
}

/** Parses the parts of a request by the route's schemas. Throws VALIDATION_FAILED and the body's codes. */
export function parseRequest(route: Route, event: APIGatewayProxyEventV2) {
  const params = parse(route.params, event.pathParameters ?? {}, 'path');
  const query = parse(route.query, event.queryStringParameters ?? {}, 'query');
  const raw = route.body && readBody(event);
  const isAbsent = raw === undefined && route.bodyOptional;
  const body = isAbsent ? undefined : parse(route.body, raw, 'body');
  return { params, query, body };
}

/** Throws UNAUTHENTICATED or FORBIDDEN unless every `userId` and `consumerId` of a request is the caller's own. */
export function requireOwnIds(
  { params, query, body }: ReturnType<typeof parseRequest>,
  actor: Actor | undefined,
): void {
  for (const part of [params, query, body]) {
    for (const name of ['userId', 'consumerId']) {
      const id = (part as Record<string, unknown> | undefined)?.[name];
      if (id === undefined) continue;
      if (!actor) throw new AppError('UNAUTHENTICATED');
      if (id !== actor.userId) throw new AppError('FORBIDDEN');
    }
  }
}

/** Throws VALIDATION_FAILED with TOO_BIG for a page that is too large for an anonymous caller. */
export function requirePageSize(
  { query }: ReturnType<typeof parseRequest>,
  actor: Actor | undefined,
): void {
  const { limit = 0 } = (query ?? {}) as { limit?: number };
  if (actor || limit <= maxAnonymousPageSize) return;
  throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'limit', code: 'TOO_BIG' }] });
}

/** Throws VERSION_REQUIRED where the route needs an If-Match header that names a version. */
export function requireIfMatch({ ifMatch }: Route, header: string | undefined): void {
  if (ifMatch === 'required' && (header === undefined || namesEveryTag(header))) {
    throw new AppError('VERSION_REQUIRED');
  }
}

/** Returns the token of an Authorization header; undefined without one. */
export function bearerTokenOf(header: string | undefined): string | undefined {
  return header === undefined ? undefined : /^Bearer\s+(\S+)$/i.exec(header)?.[1];
}

/** Throws VERSION_MISMATCH where an If-Match header does not name this version (RFC 9110, 13.1.1). */
export function requireVersion(header: string | undefined, version: number): void {
  if (header !== undefined && !matchesTag(header, versionTag(version))) {
    throw new AppError('VERSION_MISMATCH');
  }
}
