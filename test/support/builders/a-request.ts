import { appendFileSync } from 'node:fs';
import type { APIGatewayProxyEventV2, Context } from 'aws-lambda';

/** Returns the header with the version that a caller saw. */
export const ifMatch = (version: number) => ({ 'if-match': `"${version}"` });

export const requestId = 'request-1';

export interface RequestParts {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly headers?: Record<string, string>;
  /** Sent as JSON; the content type is `application/json` unless `headers` sets it. */
  readonly body?: unknown;
  /** A raw body. */
  readonly text?: string;
  readonly base64?: string;
  /** The caller whose bearer token the gateway verified; undefined for an anonymous call. */
  readonly as?:
    | {
        readonly userId: string;
        readonly groups?: string;
        /** Time of their sign-in, in seconds. */
        readonly authTime?: number;
      }
    | undefined;
}

function claimsOf(as: NonNullable<RequestParts['as']>) {
  return {
    sub: as.userId,
    ...(as.groups && { 'cognito:groups': as.groups }),
    ...(as.authTime !== undefined && { auth_time: String(as.authTime) }),
  };
}

function pathOf(template: string, params: Record<string, string>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Returns API Gateway's event (payload format 2.0) for a route key such as `POST /shops`. */
export function aRequest(routeKey: string, parts: RequestParts = {}): APIGatewayProxyEventV2 {
  const [method = '', template = ''] = routeKey.split(' ');
  const path = pathOf(template, parts.params ?? {});
  const json = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const text = parts.base64 ?? parts.text ?? json;
  return {
    version: '2.0',
    routeKey,
    rawPath: `/api${path}`,
    rawQueryString: new URLSearchParams(parts.query).toString(),
    headers: {
      ...(text && { 'content-type': 'application/json' }),
      ...(parts.as && { authorization: `Bearer token-of-${parts.as.userId}` }),
      ...parts.headers,
    },
    ...(parts.params && { pathParameters: parts.params }),
    ...(parts.query && { queryStringParameters: parts.query }),
    ...(text !== undefined && { body: text }),
    isBase64Encoded: parts.base64 !== undefined,
    requestContext: {
      accountId: '000000000000',
      apiId: 'api',
      domainName: 'api.test',
      domainPrefix: 'api',
      http: {
        method,
        path: `/api${path}`,
        protocol: 'HTTP/1.1',
        sourceIp: '127.0.0.1',
        userAgent: '',
      },
      requestId,
      routeKey,
      stage: 'api',
      time: '',
      timeEpoch: 0,
      ...(parts.as && {
        authorizer: { jwt: { claims: claimsOf(parts.as), scopes: [] } },
      }),
    },
  } as APIGatewayProxyEventV2;
}

type Handler = (event: APIGatewayProxyEventV2, context: Context) => Promise<unknown>;

interface Answered {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | undefined;
  readonly body: Record<string, unknown>;
}

/** The JSON of an answer; a page or a text has only the code of its error. */
function dataOf(headers: Record<string, string>, body: string | undefined) {
  if (!headers['content-type']?.startsWith('text/')) {
    return body === undefined ? {} : JSON.parse(body);
  }
  return headers['x-error-code'] === undefined ? {} : { code: headers['x-error-code'] };
}

const answeredCodes = process.env['VITRINE_ANSWERED_CODES'];

/** Keeps the error code of an answer for the check of all codes, which sets the variable with a file's path. */
function keepAnsweredCode(routeKey: string, code: unknown) {
  if (answeredCodes) appendFileSync(answeredCodes, `${routeKey} ${code}\n`);
}

/** Invokes a Lambda handler with `remainingTime` in milliseconds. Parses the JSON response. */
export async function invokeHandler(
  handler: unknown,
  event: APIGatewayProxyEventV2,
  remainingTime = 10_000,
): Promise<Answered> {
  const context = {
    functionName: 'unit',
    awsRequestId: requestId,
    getRemainingTimeInMillis: () => remainingTime,
  } as Context;
  const answer = (await (handler as Handler)(event, context)) as {
    statusCode: number;
    headers: Record<string, string>;
    body?: string;
  };
  const body = dataOf(answer.headers, answer.body);
  if (body['code']) keepAnsweredCode(event.routeKey, body['code']);
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, body };
}
