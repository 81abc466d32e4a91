import { everyRoute, type NamedRoute, takes } from '#test/support/every-route.ts';
import { everything, people } from '#test/support/everything.ts';
import { invokeRoute } from '#test/support/invoke-route.ts';
import { allItems, tableHolds } from '#test/support/memory-table/table.ts';
import { requestOf } from '#test/support/request-of-route.ts';
import {
  callers,
  itemsOfRoles,
  type Role,
  roles,
  statusFor,
  tokenOf,
} from '#test/support/roles-of-route.ts';
import { stored } from '#test/support/stored.ts';

const codes: Partial<Record<number, unknown>> = {
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: expect.stringMatching(/_NOT_FOUND$/),
  409: expect.stringMatching(/^(INVALID_TRANSITION|BUSINESS_ALREADY_EXISTS|OWN_OFFER)$/),
};

/** The request of a route with the caller's id in all user fields. */
function withOwnIds([name, route]: NamedRoute, userId: string) {
  const request = requestOf[name];
  const ownPart = (part: 'params' | 'query' | 'body') => {
    const fields = request[part] as Record<string, string> | undefined;
    const own = ['userId', 'consumerId'].filter(
      (field) => takes(part, field)(route) && fields?.[field] !== undefined,
    );
    return (
      own.length > 0 && {
        [part]: { ...fields, ...Object.fromEntries(own.map((field) => [field, userId])) },
      }
    );
  };
  return { ...ownPart('params'), ...ownPart('query'), ...ownPart('body') };
}

/** Calls a route as a role, with the given items and the items of the role; also returns the items stored before. */
async function callAs(role: Role, route: NamedRoute, items: typeof everything) {
  const caller = callers[role](route[1]);
  tableHolds(...items, ...(caller ? [stored.user(caller.user)] : []));
  const own = caller ? withOwnIds(route, caller.user.userId) : {};
  const before = allItems();
  return { answer: await invokeRoute(route, { ...own, as: tokenOf(caller) }), before };
}

/** All items except the counts of guessed codes, which refusals raise. */
const withoutGuesses = () => allItems().filter(({ SK }) => !String(SK).startsWith('GUESSES#'));

const all = [...everything, ...itemsOfRoles];

/** Every role with every route, and the expected status. */
const cases = roles.flatMap((role) =>
  everyRoute.map((route) => [route[0], statusFor(route[0], route[1], role), role, route] as const),
);

describe('a route', () => {
  it.each(cases)('%s answers %i to %s', async (_, status, role, route) => {
    const { answer, before } = await callAs(role, route, all);
    expect(answer.status).toBe(status);
    // The page for paths that are no page answers 404 to everybody.
    if (status < 400 || Object.hasOwn(route[1].responses, status)) return;
    expect(answer.body['code']).toEqual(codes[status]);
    expect(withoutGuesses()).toEqual(before);
  });

  it.each(cases.filter(([, status, , route]) => status === 404 && route[1].answer !== 'html'))(
    '%s answers %i to %s in the same way when the resource does not exist',
    async (_, __, role, route) => {
      const { answer: refusal } = await callAs(role, route, all);
      expect((await callAs(role, route, people)).answer).toEqual(refusal);
    },
  );
});
