import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import {
  apiPath,
  type BodyInputOf,
  fillPath,
  type ResponseOf,
  type Route,
  routeKeyOf,
} from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';
import { handler as businesses } from '#lambdas/entries/api/businesses.ts';
import { handler as claims } from '#lambdas/entries/api/claims.ts';
import { handler as offers } from '#lambdas/entries/api/offers.ts';
import { handler as redemptions } from '#lambdas/entries/api/redemptions.ts';
import { handler as shops } from '#lambdas/entries/api/shops.ts';
import { handler as staff } from '#lambdas/entries/api/staff.ts';
import { handler as uploads } from '#lambdas/entries/api/uploads.ts';
import { handler as users } from '#lambdas/entries/api/users.ts';
import { handler as validators } from '#lambdas/entries/api/validators.ts';
import { legalDocuments } from '#lib/config/legal-documents.ts';
import { ensureUser, grantStaff } from '../identity/users.ts';
import { requireLocalUrl } from '../local-endpoint/find-endpoint.ts';
import { requireLocalStage } from '../stage/arguments.ts';
import { clientSettings } from '../stage/local-environment.ts';
import { readOutputs } from '../stage/outputs.ts';
import { demoPassword } from './demo-accounts.ts';

interface RequestParts<R extends Route> {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: BodyInputOf<R>;
  /** Version that staff read before a decision. */
  readonly version?: number;
}

/** Claims of a verified token that identify a caller. */
interface Claims {
  readonly sub: string;
  readonly 'cognito:groups'?: string;
}

const handlers = {
  users,
  businesses,
  shops,
  offers,
  claims,
  redemptions,
  staff,
  uploads,
  validators,
};

const handlerByRoute = new Map(
  Object.entries(handlers).flatMap(([resource, handler]) =>
    Object.values(routes[resource as keyof typeof handlers]).map((route: Route) => [
      routeKeyOf(route),
      handler,
    ]),
  ),
);

/** Milliseconds that the Lambdas believe are left; nothing stops them here. */
const context = { getRemainingTimeInMillis: () => 30_000 } as Context;

/**
 * Calls the contract's routes as one user by running the Lambdas' handlers in this process. Calls are checked and
 * stored as over HTTP, but without the cost of sign-in, gateway and Lambda runtime in the endpoint's single process.
 */
export class ApiClient {
  readonly #claims: Claims;

  constructor(claims: Claims) {
    this.#claims = claims;
  }

  /** Returns the body of the answer; throws on error statuses. A repeated write returns its first answer. */
  async request<R extends Route>(route: R, parts: RequestParts<R> = {}): Promise<ResponseOf<R>> {
    const handler = handlerByRoute.get(routeKeyOf(route));
    if (!handler) throw new Error(`The demo data uses no Lambda with ${routeKeyOf(route)}.`);
    const event = this.#eventOf(route, parts);
    for (let attempt = 1; ; attempt += 1) {
      const { statusCode = 200, body } = await handler(event, context);
      if (statusCode < 300) return (body && JSON.parse(body)) as ResponseOf<R>;
      if (![429, 503].includes(statusCode) || attempt === 4) {
        throw new Error(`${route.method} ${event.rawPath}: ${statusCode} ${body}`);
      }
      await pause(250 * attempt);
    }
  }

  /** Returns the gateway's event (payload format 2.0) for a request. */
  #eventOf<R extends Route>(
    route: R,
    { params, query, body, version }: RequestParts<R>,
  ): APIGatewayProxyEventV2 {
    const { method } = route;
    const path = `${apiPath}${fillPath(route.path, params ?? {})}`;
    const text = body === undefined ? undefined : JSON.stringify(body);
    // The key is the same on every run, so that an interrupted seed can continue.
    const key = createHash('sha256').update(`${method} ${path} ${text}`).digest('hex');
    return {
      version: '2.0',
      routeKey: routeKeyOf(route),
      rawPath: path,
      rawQueryString: new URLSearchParams(query).toString(),
      headers: {
        ...(text !== undefined && { 'content-type': 'application/json' }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(method !== 'GET' && { 'idempotency-key': `seed-${key.slice(0, 40)}` }),
      },
      ...(params && { pathParameters: params }),
      ...(query && { queryStringParameters: query }),
      ...(text !== undefined && { body: text }),
      isBase64Encoded: false,
      requestContext: {
        requestId: 'seed',
        http: { method, path, sourceIp: '127.0.0.1' },
        authorizer: { jwt: { claims: this.#claims } },
      },
    } as unknown as APIGatewayProxyEventV2;
  }
}

/** A demo account with the API for its user. */
export interface SeedUser {
  readonly userId: string;
  readonly api: ApiClient;
}

/** The stage to fill, `local` or `test`. The constructor throws a UserError for others. */
export class SeedTarget {
  readonly #poolId: string;
  readonly #client;

  constructor(stage: string, endpoint: string) {
    this.#poolId = readOutputs(requireLocalStage(stage)).UserPoolId;
    this.#client = new CognitoIdentityProviderClient(clientSettings(requireLocalUrl(endpoint)));
  }

  /** Returns a demo account that has accepted the terms, and creates it if missing. */
  async account(email: string, name: string, { isStaff = false } = {}): Promise<SeedUser> {
    const poolId = this.#poolId;
    const user = { poolId, email, name, password: demoPassword };
    const account = await ensureUser(this.#client, user);
    const { userId } = account;
    if (isStaff) await grantStaff(this.#client, user, account);
    const api = new ApiClient({ sub: userId, ...(isStaff && { 'cognito:groups': '[staff]' }) });
    await api.request(userRoutes.acceptTerms, { body: { version: legalDocuments.termsVersion } });
    return { userId, api };
  }
}
