import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { notFoundCode, type Relationship, type Target } from './target.ts';

/**
 * Who may call a route. `public` works with or without a token; all others are behind the gateway's JWT
 * authorizer. A target's relationship decides the access.
 */
type Access =
  | 'public'
  | 'user'
  | 'owner'
  | 'owner-or-staff'
  | 'business'
  | 'business-or-staff'
  | 'staff';

type ClosedRelationship = Exclude<Relationship, 'viewer'>;

const accessOfRelationship: Readonly<Record<ClosedRelationship, Access>> = {
  holder: 'user',
  'holder-or-member': 'user',
  owner: 'owner',
  'owner-or-staff': 'owner-or-staff',
  member: 'business',
  'member-or-staff': 'business-or-staff',
  staff: 'staff',
};

/** The resources of the API; each is one Lambda. */
export const resources = [
  'description',
  'users',
  'businesses',
  'subscriptions',
  'invoices',
  'staff',
  'shops',
  'offers',
  'claims',
  'redemptions',
  'statistics',
  'views',
  'pages',
  'reports',
  'validators',
  'accounts',
  'uploads',
] as const;

export type Resource = (typeof resources)[number];

type Schema = z.ZodMiniType;

/** Statuses of success, and of a redirect, which clients follow by themselves. */
type DataStatus = 200 | 201 | 204 | 307;

/** Statuses of an open page. A page of 400, 404 or 410 may still show other things. */
type PageStatus = 200 | 302 | 400 | 404 | 410;

export type ResponseStatus = DataStatus | PageStatus;

interface AnyRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{parameters}` as the gateway writes them. */
  readonly path: `/${string}`;
  readonly summary: string;
  /**
   * An open page, or a text for machines: the same for every visitor. HEAD is answered like GET, a token is ignored, and
   * errors are pages. All other routes answer JSON.
   */
  readonly answer?: 'html' | 'text';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly bodyOptional?: true;
  /** Answers by status: the body's schema, or null for no body. */
  readonly responses: Readonly<Partial<Record<ResponseStatus, Schema | null>>>;
  /** Codes that this route adds to the usual ones (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
  /** Secret body fields: stored with the idempotency key only as a salted slow hash. */
  readonly secretFields?: readonly string[];
  /** If-Match is compared with the target's version; `required`: it has to name one. */
  readonly ifMatch?: 'optional' | 'required';
  /** The path names a person: errors give its template instead, since idempotency keys remember them. */
  readonly isPathPrivate?: true;
  /** An anonymous call: its token is ignored, and its log line has no address. */
  readonly isAnonymous?: true;
  /** Also allowed to users who still have to change a temporary password. */
  readonly beforePasswordChange?: true;
  /** Seconds that anyone may cache the answer, which has an ETag of its content. */
  readonly cacheSeconds?: number;
}

/** A call about one stored thing that requires a relationship to it. */
interface RelatedRoute extends AnyRoute {
  readonly target: Target<ClosedRelationship>;
  readonly access?: never;
}

/** A call about no single stored thing, or about one that is open to callers without a relationship. */
interface OpenRoute extends AnyRoute {
  readonly target: Target<'viewer'> | null;
  readonly access: 'public' | 'user' | 'staff';
}

/** One call of the API, for the gateway, the Lambda, the web client and OpenAPI. */
export type Route = RelatedRoute | OpenRoute;

export type RouteTable = Readonly<Record<string, Route>>;

/** Path of the API on the site; its last segment is the gateway's stage. */
export const apiPath = '/api';

/** Returns the gateway's name of a route, such as `POST /offers`, which selects the operation in a Lambda. */
export function routeKeyOf(route: Pick<Route, 'path'> & { readonly method: string }): string {
  return `${route.method} ${route.path}`;
}

/** Returns the key of the second route that the gateway needs for a page: a GET route does not serve HEAD. */
export function headKeyOf(route: Route): string | undefined {
  return route.answer ? routeKeyOf({ ...route, method: 'HEAD' }) : undefined;
}

/** Fills in and encodes the parameters of a path such as `/shops/{id}`. Throws where one is missing or empty. */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new Error(`Path ${template} lacks its parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Returns who may call the route. */
export function accessOf({ access, target }: Route): Access {
  return access ?? accessOfRelationship[target.relationship];
}

/** Returns whether staff may call the route as staff; a stage may ask them for a second factor. */
export function isForStaff(route: Route): boolean {
  return accessOf(route).endsWith('staff');
}

const alwaysPossible = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const;

/** Codes for a target that does not exist for the caller. */
function notFoundCodesOf({ target }: Route): ErrorCode[] {
  if (!target) return [];
  return [...(target.ofBusiness ? [notFoundCode('business')] : []), notFoundCode(target.kind)];
}

/** Whether the query has the caller's own id; another user's id is FORBIDDEN. */
function takesCaller({ query }: Route): boolean {
  return Object.hasOwn((query as { shape?: object } | undefined)?.shape ?? {}, 'consumerId');
}

/** Returns whether a token that comes along is not looked at. */
export function ignoresTokens({ isAnonymous, answer }: Route): boolean {
  return isAnonymous === true || answer !== undefined;
}

/** Returns every error code that a call of the route may get. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...notFoundCodesOf(route),
    ...route.errors,
    ...alwaysPossible,
    // A token may be invalid even where none is needed.
    ...(ignoresTokens(route) ? [] : (['UNAUTHENTICATED'] as const)),
  ]);
  if (route.params || route.query || route.body) codes.add('VALIDATION_FAILED');
  const isClosed = route.access !== 'public' && !route.beforePasswordChange;
  if (isClosed || takesCaller(route)) codes.add('FORBIDDEN');
  if (isForStaff(route)) codes.add('SECOND_FACTOR_REQUIRED');
  if (route.ifMatch) codes.add('VERSION_MISMATCH');
  if (route.ifMatch === 'required') codes.add('VERSION_REQUIRED');
  if (route.body) {
    for (const code of ['MALFORMED_JSON', 'BODY_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) {
      codes.add(code);
    }
  }
  // An idempotency key belongs to a user.
  if (route.method !== 'GET' && !route.isAnonymous) {
    codes.add('INVALID_IDEMPOTENCY_KEY');
    codes.add('IDEMPOTENCY_KEY_REUSED');
    codes.add('REQUEST_IN_PROGRESS');
  }
  return [...codes];
}

type Parsed<S> = S extends Schema ? z.output<S> : undefined;
type Sent<S> = S extends Schema ? z.input<S> : undefined;

export type ParamsOf<R extends Route> = Parsed<R['params']>;
export type QueryOf<R extends Route> = Parsed<R['query']>;
export type BodyOf<R extends Route> = Parsed<R['body']>;
/** The body as a client writes it, before defaults and transforms. */
export type BodyInputOf<R extends Route> = Sent<R['body']>;
export type QueryInputOf<R extends Route> = Sent<R['query']>;

export type StatusOf<R extends Route> = keyof R['responses'] & ResponseStatus;
/** The body of a success, of one status or of all; undefined for a status without a body. */
export type ResponseOf<R extends Route, S extends StatusOf<R> = Exclude<StatusOf<R>, 307>> = Parsed<
  R['responses'][S]
>;
