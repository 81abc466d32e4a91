import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { everyRoute, type NamedRoute } from '#test/support/every-route.ts';
import { everything, people } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { userPoolMock } from '#test/support/kept-user-pool.ts';
import { logLines } from '#test/support/log-lines.ts';
import { forbiddenIn, markedHeaders, marks } from '#test/support/log-marks.ts';
import { beforeRequest, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';

const json = { ...markedHeaders, 'content-type': 'application/json' };
/** A public route verifies the token of the header; private routes get verified claims from the gateway. */
const headersOf = ([, { access }]: NamedRoute) => {
  const { authorization: _, ...anonymous } = json;
  return access === 'public' ? anonymous : json;
};

const withoutBody = ({ body: _, ...rest }: RequestParts) => rest;

const valid = (route: NamedRoute) => ({ ...requestOf[route[0]], headers: headersOf(route) });

/** Requests that succeed or are refused, for any route. */
const requests: readonly (readonly [string, (route: NamedRoute) => RequestParts])[] = [
  ['is valid', valid],
  ['has no caller', ([name]) => ({ ...requestOf[name], as: undefined })],
  ['has an invalid token', ([name]) => ({ ...requestOf[name], as: undefined, headers: json })],
  [
    'has another path',
    (route) => {
      const request = requestOf[route[0]];
      const params = Object.keys(request.params ?? {}).map((field) => [field, marks.path]);
      return { ...request, headers: headersOf(route), params: Object.fromEntries(params) };
    },
  ],
  [
    'has another query',
    (route) => ({
      ...requestOf[route[0]],
      headers: headersOf(route),
      query: {
        ...{ limit: marks.query, pagingKey: marks.query, q: marks.query, status: marks.query },
        ...{
          consumerId: marks.query,
          userId: marks.query,
          shopId: marks.query,
          email: marks.email,
        },
      },
    }),
  ],
  [
    'has another body',
    (route) => ({ ...requestOf[route[0]], headers: headersOf(route), body: { ...marks } }),
  ],
  [
    'has unknown fields',
    (route) => {
      const request = requestOf[route[0]];
      const body = { ...(request.body as object), ...marks, contacts: { Email: marks.email } };
      return { ...request, headers: headersOf(route), body };
    },
  ],
  [
    'is not JSON',
    (route) => ({
      ...withoutBody(requestOf[route[0]]),
      headers: headersOf(route),
      text: `{"password": ${marks.password}`,
    }),
  ],
  [
    'has another content type',
    (route) => ({
      ...withoutBody(requestOf[route[0]]),
      headers: { ...headersOf(route), 'content-type': 'text/plain' },
      text: marks.password,
    }),
  ],
  [
    'has another version',
    (route) => ({
      ...requestOf[route[0]],
      headers: { ...headersOf(route), 'if-match': `"${marks.query}"` },
    }),
  ],
  [
    'has an invalid idempotency key',
    (route) => ({
      ...requestOf[route[0]],
      headers: { ...headersOf(route), 'idempotency-key': `${marks.name} ${marks.email}` },
    }),
  ],
];

const failure = () => Object.assign(new Error('The table failed'), { Item: { ...marks } });
const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [
      { Code: 'TransactionConflict', Item: { name: { S: marks.name }, email: { S: marks.email } } },
    ],
  });

/** Behaviours of the table during a valid request. */
const tables = [
  ['has only the caller', () => tableHolds(...people)],
  [
    'fails to read',
    () => {
      tableHolds(...everything);
      beforeRequest(({ command }) => (command.endsWith('Get') ? failure() : undefined));
    },
  ],
  [
    'fails to write',
    () => {
      tableHolds(...everything);
      beforeWrite(failure);
    },
  ],
  [
    'is fine, but the user pool fails',
    () => {
      tableHolds(...everything);
      userPoolMock.reset();
      userPoolMock.rejects(failure());
    },
  ],
  [
    'cancels every transaction',
    () => {
      tableHolds(...everything);
      beforeWrite(conflict);
    },
  ],
] as const;

/** Calls a route; returns the forbidden values in its log. A call without a log line fails. */
async function leakedBy(route: NamedRoute, parts: RequestParts): Promise<string[]> {
  // An omitted body must not be filled by `requestOf`.
  const request = { body: undefined, ...parts };
  const log = (await logLines(() => invokeRoute(route, request))).join('');
  expect(log).toContain('"answered"');
  return forbiddenIn(parts).filter((text) => log.includes(text));
}

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

describe.each(everyRoute)(
  'the log of %s has no token, personal data, path, query or body',
  (...route) => {
    it.each(requests)('when the request %s', async (_, partsOf) => {
      tableHolds(...everything);
      expect(await leakedBy(route, partsOf(route))).toEqual([]);
    });

    it.each(tables)('when the table %s', async (_, prepare) => {
      prepare();
      expect(await leakedBy(route, valid(route))).toEqual([]);
    });
  },
);
