import type { ErrorCode } from '#contract/http/errors.ts';
import { errorsOf, type Route, routeKeyOf } from '#contract/http/route.ts';
import { routes } from '#contract/routes.ts';

/** Whether the Lambda of a route answers constants, so that nothing can fail: texts, prices, pages without a list. */
function isConstant({ method, access, params, query, answer }: Route): boolean {
  const shape = (query as { shape?: object } | undefined)?.shape;
  if (method !== 'GET' || access !== 'public' || params) return false;
  return answer ? !Object.hasOwn(shape ?? {}, 'pagingKey') : !shape;
}

/** Whether no Lambda answers the code: only the gateway limits the rate of reads and of anonymous calls. */
const isOfGateway = ({ method, isAnonymous }: Route, code: ErrorCode) =>
  code === 'TOO_MANY_REQUESTS' && (method === 'GET' || isAnonymous === true);

const canFail = (route: Route, code: ErrorCode) =>
  !isConstant(route) || !(code === 'INTERNAL' || code === 'UNAVAILABLE');

/** Returns the error codes of routes that are missing from lines such as `GET /offers/{id} OFFER_NOT_FOUND`. */
export function unmetCodes(answered: string): string[] {
  const met = new Set(answered.split('\n'));
  return Object.values(routes)
    .flatMap((table): Route[] => Object.values(table))
    .flatMap((route) =>
      errorsOf(route)
        .filter((code) => canFail(route, code) && !isOfGateway(route, code))
        .map((code) => `${routeKeyOf(route)} ${code}`),
    )
    .filter((line) => !met.has(line));
}
