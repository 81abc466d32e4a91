import { QueryClient } from '@tanstack/react-query';
import { offerRoutes } from '#contract/offers/routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import {
  type Connection,
  callAndNoteConnection,
  connection,
  noteSlow,
} from '#web/platform/http/connection.ts';
import type { Purpose } from '#web/platform/offline/answers/answer-rules.ts';
import { persistAnswers } from '#web/platform/offline/answers/persist-answers.ts';
import { useStorages } from '../../support/a-storage.ts';

jest.mock('#web/platform/offline/answers/answer-store.ts', () => ({
  readSavedAnswer: async () => ({ data: 'kept', answeredAt: 1000 }),
  saveAnswers: async () => {},
}));

const lost = new ApiError({ code: 'NETWORK', status: 0 });
const keys: Record<Purpose, readonly unknown[]> = {
  screen: queryKeyOf(shopRoutes.listShopsOfBusiness),
  form: queryKeyOf(shopRoutes.getShop),
  nextPage: queryKeyOf(offerRoutes.listOffersOfBusiness),
};

/** A pending call to the server; the test ends it. */
function aCall() {
  const { promise, reject: fail } = Promise.withResolvers<string>();
  promise.catch(() => {});
  return { promise, fail };
}

async function reachServer(how: Connection): Promise<void> {
  if (how === 'lost') await callAndNoteConnection(() => Promise.reject(lost)).catch(() => {});
  if (how === 'none') Object.defineProperty(navigator, 'onLine', { value: false });
  expect(connection()).toBe(how);
}

/** Returns when a query shows its cached answer, by a faked clock. */
async function whenShown(purpose: Purpose): Promise<string> {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  persistAnswers(client);
  const call = aCall();
  const options = { queryKey: keys[purpose], queryFn: () => call.promise };
  const query = client.getQueryCache().build(client, client.defaultQueryOptions(options));
  const meta = { fetchMore: { direction: 'forward' as const } };
  query.fetch(undefined, purpose === 'nextPage' ? { meta } : {}).catch(() => {});
  const isShown = () => query.state.data === 'kept';
  try {
    await jest.advanceTimersByTimeAsync(1);
    if (isShown()) return 'at once';
    await jest.advanceTimersByTimeAsync(2990);
    expect(isShown()).toBe(false);
    await jest.advanceTimersByTimeAsync(10);
    if (isShown()) return 'after 3 s';
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isShown()).toBe(false);
    call.fail(lost);
    await jest.advanceTimersByTimeAsync(1);
    return isShown() ? 'when not reached' : 'never';
  } finally {
    call.fail(lost);
    client.clear();
  }
}

describe('the time of a cached answer', () => {
  useStorages();
  beforeEach(async () => {
    jest.useFakeTimers();
    Object.defineProperty(navigator, 'onLine', {
      value: true,
      configurable: true,
      writable: true,
    });
    storeUser('ana', 'token');
    await callAndNoteConnection(async () => {});
  });
  afterEach(() => {
    jest.useRealTimers();
    forgetSession();
  });

  it.each<[Purpose, Connection, string]>([
    ['screen', 'good', 'after 3 s'],
    ['screen', 'slow', 'at once'],
    ['screen', 'lost', 'at once'],
    ['screen', 'none', 'at once'],
    ['form', 'good', 'when not reached'],
    ['form', 'slow', 'when not reached'],
    ['form', 'lost', 'when not reached'],
    ['form', 'none', 'at once'],
    ['nextPage', 'good', 'never'],
    ['nextPage', 'none', 'never'],
  ])('for a %s with a %s connection is shown %s', async (purpose, how, expected) => {
    const other = aCall();
    if (how === 'slow') noteSlow(other.promise);
    await reachServer(how);
    expect(await whenShown(purpose)).toBe(expected);
    other.fail(lost);
  });

  it('is shown to nobody who has signed out', async () => {
    forgetSession();
    expect(await whenShown('screen')).toBe('never');
  });
});
