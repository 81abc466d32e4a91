import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { RequestParts } from '#test/support/builders/a-request.ts';
import { everyRoute, type NamedRoute } from '#test/support/every-route.ts';
import { everything, people } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { userPoolMock } from '#test/support/kept-user-pool.ts';
import { forbiddenIn, logLines, markedHeaders, marks } from '#test/support/log-lines.ts';
import { beforeRequest, beforeWrite, tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';

const json = { ...markedHeaders, 'content-type': 'application/json' };
/** A public route verifies the token of the header; private routes get verified claims from the gateway. */
const headersOf = ([, { access }]: NamedRoute) => {
  const { authorization: _, ...anonymous } = json;
  return access === 'public' ? anonymous : json;
};

const { query, password, email } = marks;
const otherQuery = {
  ...{ limit: query, pagingKey: query, q: query, status: query },
  ...{ consumerId: query, userId: query, shopId: query, email },
};

const withOtherPath = ([name]: NamedRoute) => {
  const fields = Object.keys(requestOf[name].params ?? {});
  return { params: Object.fromEntries(fields.map((field) => [field, marks.path])) };
};
const withUnknownFields = ([name]: NamedRoute) => {
  const body = { ...(requestOf[name].body as object), ...marks, contacts: { Email: email } };
  return { body };
};
const withHeaders = (headers: Record<string, string>) => (route: NamedRoute) => ({
  headers: { ...headersOf(route), ...headers },
});

/** Changes to the valid request of any route; some are refused. */
const requests: readonly (readonly [string, (route: NamedRoute) => RequestParts])[] = [
  ['is valid', () => ({})],
  ['has no caller', () => ({ as: undefined, headers: {} })],
  ['has an invalid token', () => ({ as: undefined, headers: json })],
  ['has another path', withOtherPath],
  ['has another query', () => ({ query: otherQuery })],
  ['has another body', () => ({ body: { ...marks } })],
  ['has unknown fields', withUnknownFields],
  ['is not JSON', () => ({ body: undefined, text: `{"password": ${password}` })],
  [
    'has another content type',
    (route) => ({
      ...withHeaders({ 'content-type': 'text/plain' })(route),
      ...{ body: undefined, text: password },
    }),
  ],
  ['has another version', withHeaders({ 'if-match': `"${query}"` })],
  ['has an invalid idempotency key', withHeaders({ 'idempotency-key': `${marks.name} ${email}` })],
];

const valid = (route: NamedRoute) => ({ ...requestOf[route[0]], headers: headersOf(route) });

const failure = () => Object.assign(new Error('The table failed'), { Item: { ...marks } });
const conflict = () =>
  new TransactionCanceledException({
    message: 'Transaction cancelled',
    $metadata: {},
    CancellationReasons: [
      { Code: 'TransactionConflict', Item: { name: { S: marks.name }, email: { S: marks.email } } },
    ],
  });

/** Behaviours of the table, which holds everything, during a valid request. */
const tables = [
  ['has only the caller', () => tableHolds(...people)],
  [
    'fails to read',
    () => beforeRequest(({ command }) => (command.endsWith('Get') ? failure() : undefined)),
  ],
  ['fails to write', () => beforeWrite(failure)],
  ['is fine, but the user pool fails', () => userPoolMock.reset().rejects(failure())],
  ['cancels every transaction', () => beforeWrite(conflict)],
] as const;

/** Calls a route; returns the forbidden values in its log. A call without a log line fails. */
async function leakedBy(route: NamedRoute, parts: RequestParts): Promise<string[]> {
  const log = (await logLines(() => invokeRoute(route, parts))).join('');
  expect(log).toContain('"answered"');
  return forbiddenIn(parts).filter((text) => log.includes(text));
}

beforeEach(() => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  tableHolds(...everything);
});

describe.each(everyRoute)(
  'the log of %s has no token, personal data, path, query or body',
  (...route) => {
    it.each(requests)('when the request %s', async (_, partsOf) => {
      expect(await leakedBy(route, { ...valid(route), ...partsOf(route) })).toEqual([]);
    });

    it.each(tables)('when the table %s', async (_, prepare) => {
      prepare();
      expect(await leakedBy(route, valid(route))).toEqual([]);
    });
  },
);
