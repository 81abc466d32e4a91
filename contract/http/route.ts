import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import { notFoundCode, type Relation, type Subject } from './subject.ts';

/**
 * Who may call a route. `public` works without a token and uses one if there is one; all others are behind
 * the gateway's JWT authorizer. Where its subject asks for a relation, access follows from that.
 */
type Access =
  | 'public'
  | 'user'
  | 'owner'
  | 'owner-or-staff'
  | 'business'
  | 'business-or-staff'
  | 'staff';

type ClosedRelation = Exclude<Relation, 'viewer'>;

const accessOfRelation: Readonly<Record<ClosedRelation, Access>> = {
  holder: 'user',
  'holder-or-member': 'user',
  owner: 'owner',
  'owner-or-staff': 'owner-or-staff',
  member: 'business',
  'member-or-staff': 'business-or-staff',
  staff: 'staff',
};

/** The resources of the API; each is one Lambda, `lambdas/entries/api/<resource>.ts`. */
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
  'reports',
  'validators',
  'accounts',
  'uploads',
] as const;

export type Resource = (typeof resources)[number];

type Schema = z.ZodMiniType;

/** The statuses of success, and that of a redirect, which clients follow by themselves. */
export type ResponseStatus = 200 | 201 | 204 | 307;

interface AnyRoute {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path below `/api`, with `{parameters}` as the gateway writes them. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema;
  /** The body may be left out. */
  readonly bodyOptional?: true;
  /** Answers, by status: the body's schema, or null where there is no body. */
  readonly responses: Readonly<Partial<Record<ResponseStatus, Schema | null>>>;
  /** The codes this route adds to those of its subject, access and shape (see `errorsOf`). */
  readonly errors: readonly ErrorCode[];
  /** Fields of the body of which an idempotency key remembers nothing but a slow hash with a salt. */
  readonly secretFields?: readonly string[];
  /** If-Match is compared with the version of the subject; where it is `required`, it has to name one. */
  readonly ifMatch?: 'optional' | 'required';
  /** The path names a person: errors give the template in its place, since idempotency keys remember them. */
  readonly isPathPrivate?: true;
  /**
   * A public call that is nobody's: a token that comes with it is not looked at, and the line that is logged of it has no
   * address.
   */
  readonly isAnonymous?: true;
  /** Also allowed to users who still have to change a temporary password. */
  readonly beforePasswordChange?: true;
  /** Seconds that anyone may cache the answer for; such an answer has an ETag of its content. */
  readonly cacheSeconds?: number;
}

/** A call about one stored thing to which the caller must have a relation. */
interface RelatedRoute extends AnyRoute {
  readonly subject: Subject<ClosedRelation>;
  readonly access?: never;
}

/** A call that is about no single stored thing, or about one that is not only for those with a relation to it. */
interface OpenRoute extends AnyRoute {
  readonly subject: Subject<'viewer'> | null;
  readonly access: 'public' | 'user' | 'staff';
}

/** One call of the API, as the gateway, the Lambda, the web client and OpenAPI need to know it. */
export type Route = RelatedRoute | OpenRoute;

export type RouteTable = Readonly<Record<string, Route>>;

/** The path of the site below which the API is; its last segment is the gateway's stage. */
export const apiPath = '/api';

/** `POST /offers`: the gateway's name of a route, by which a Lambda finds the operation. */
export function routeKeyOf(route: Route): string {
  return `${route.method} ${route.path}`;
}

/**
 * `/shops/{id}` with its parameters filled in, each encoded as one segment. Throws where one is missing
 * or empty.
 */
export function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === '') {
      throw new Error(`Path ${template} lacks its parameter ${name}`);
    }
    return encodeURIComponent(String(value));
  });
}

/** Who may call the route. */
export function accessOf({ access, subject }: Route): Access {
  return access ?? accessOfRelation[subject.relation];
}

/** Whether staff may call the route as staff, for which a stage may ask for a second factor. */
export function isForStaff(route: Route): boolean {
  return accessOf(route).endsWith('staff');
}

const alwaysPossible = ['TOO_MANY_REQUESTS', 'INTERNAL', 'UNAVAILABLE'] as const;

/** The codes where the subject of a route is not there for the caller. */
function notFoundCodesOf({ subject }: Route): ErrorCode[] {
  if (!subject) return [];
  return [...(subject.ofBusiness ? [notFoundCode('business')] : []), notFoundCode(subject.kind)];
}

/** Whether the route takes the id of its caller in the query, where that of another user is FORBIDDEN. */
function takesCaller({ query }: Route): boolean {
  return Object.hasOwn((query as { shape?: object } | undefined)?.shape ?? {}, 'consumerId');
}

/** Every code that a call of the route may be answered with. */
export function errorsOf(route: Route): readonly ErrorCode[] {
  const codes = new Set<ErrorCode>([
    ...notFoundCodesOf(route),
    ...route.errors,
    ...alwaysPossible,
    // A token may be bad even where none is needed.
    ...(route.isAnonymous ? [] : (['UNAUTHENTICATED'] as const)),
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
  // A key belongs to a user.
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

/** The statuses that a route answers without an error. */
export type StatusOf<R extends Route> = keyof R['responses'] & ResponseStatus;
/** The body of a success, of one status or of all; undefined for a status without a body. */
export type ResponseOf<R extends Route, S extends StatusOf<R> = Exclude<StatusOf<R>, 307>> = Parsed<
  R['responses'][S]
>;
