import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type { ErrorCode } from '#contract/http/errors.ts';
import { chooseLanguage, type Language, languages } from '#contract/http/languages.ts';
import {
  apiPath,
  headKeyOf,
  type ParamsOf,
  type QueryOf,
  type Route,
  type RouteTable,
  routeKeyOf,
  type StatusOf,
} from '#contract/http/route.ts';
import { languageHeader } from '#contract/pages/language-header.ts';
import { inLanguage } from '#contract/pages/page-link.ts';
import { languageParameter } from '#contract/pages/page-paths.ts';
import type { AppError } from '../errors/app-error.ts';
import { requireEdge } from './edge.ts';
import { htmlType } from './html-type.ts';
import { appErrorOf } from './problem.ts';
import { parseRequest } from './request.ts';
import { requestLog } from './request-log.ts';

/** A valid request for an open page. */
export interface OpenPageRequest<R extends Route = Route> {
  readonly params: ParamsOf<R>;
  readonly query: QueryOf<R>;
  readonly now: Date;
  readonly language: Language;
}

/** An open page or a text, or a redirect to `location`, a path of the site without a language. */
export type PageAnswer<S = number> =
  | {
      readonly status: S;
      readonly body: string;
      readonly headers: Readonly<Record<string, string>>;
      /** Why the page is an error; it goes into the header `x-error-code`. */
      readonly code?: ErrorCode;
    }
  | { readonly status: 302; readonly location: string };

/** Answers the route of a page. */
export type PageOperation<R extends Route> = (
  request: OpenPageRequest<R>,
) => Promise<PageAnswer<StatusOf<R>>> | PageAnswer<StatusOf<R>>;

type PageOperations<T extends RouteTable> = { readonly [Name in keyof T]: PageOperation<T[Name]> };

/** Shows an error as a page with its code; `path` is the path of the page that has it. */
type ProblemPage = (error: AppError, language: Language, path: string) => Promise<PageAnswer>;

/** Returns the path below the gateway's stage, encoded again: an HTTP API decodes all of it except `%25`. */
function pathOf({ rawPath }: APIGatewayProxyEventV2): string {
  const path = rawPath.startsWith(`${apiPath}/`) ? rawPath.slice(apiPath.length) : rawPath;
  return path.toWellFormed().replace(/[^\w\-.~!$&'()*+,;=:@/%]+/g, encodeURIComponent);
}

const isHead = ({ requestContext }: APIGatewayProxyEventV2) =>
  requestContext.http.method === 'HEAD';

/** The language that the edge chose; below `/api`, where it chooses none, the parameter. */
const languageOf = ({ headers, queryStringParameters }: APIGatewayProxyEventV2): Language =>
  chooseLanguage(headers[languageHeader] ?? queryStringParameters?.[languageParameter], []);

/**
 * Returns the target of a redirect with the language that the visitor named. The edge only tells one that the visitor
 * would not get without naming it.
 */
function targetOf(location: string, { queryStringParameters }: APIGatewayProxyEventV2): string {
  const named = queryStringParameters?.[languageParameter];
  return languages.some((language) => language === named)
    ? inLanguage(location, named as Language)
    : location;
}

function render(answer: PageAnswer, event: APIGatewayProxyEventV2) {
  if ('location' in answer) {
    const headers = {
      location: targetOf(answer.location, event),
      // A shop may take an identifier back; a kept redirect would then lead in a circle.
      'cache-control': 'no-store',
      // Without a type, the gateway calls it JSON.
      'content-type': htmlType,
    };
    return { statusCode: answer.status, headers };
  }
  const { status, body, headers, code } = answer;
  return {
    statusCode: status,
    headers: { ...headers, ...(code !== undefined && { 'x-error-code': code }) },
    ...(isHead(event) ? {} : { body }),
  };
}

/**
 * Returns the handler of the Lambda of open pages. It looks at no token, answers HEAD like GET without the body, and
 * shows every error by `problemPage`.
 */
export function openPageHandler<T extends RouteTable>(
  routes: T,
  operations: PageOperations<T>,
  problemPage: ProblemPage,
) {
  const table = new Map(
    Object.entries(routes).flatMap(([name, route]) => {
      const operation = operations[name] as unknown as PageOperation<Route>;
      const keys = [routeKeyOf(route), headKeyOf(route)].filter((key) => key !== undefined);
      return keys.map((key) => [key, { route, operation }] as const);
    }),
  );
  const answerProblem = async (error: unknown, event: APIGatewayProxyEventV2) => {
    const appError = appErrorOf(error);
    const page = await problemPage(appError, languageOf(event), pathOf(event));
    const answer = render(page, event);
    const { retryAfter } = appError;
    const headers = {
      ...answer.headers,
      ...(retryAfter !== undefined && { 'retry-after': String(retryAfter) }),
    };
    return { ...answer, headers };
  };
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2>({
    timeoutEarlyInMillis: 0,
  })
    .use(requestLog((routeKey) => table.get(routeKey)?.route, answerProblem))
    .handler(async (event) => {
      const entry = table.get(event.routeKey);
      if (!entry) throw new Error(`No operation for ${event.routeKey}`);
      requireEdge(event);
      const { params, query } = parseRequest(entry.route, event) as Pick<
        OpenPageRequest,
        'params' | 'query'
      >;
      const request = { params, query, now: new Date(), language: languageOf(event) };
      return render(await entry.operation(request), event);
    });
}
