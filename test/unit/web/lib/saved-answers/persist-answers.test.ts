import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { persistAnswers } from '#web/platform/offline/answers/persist-answers.ts';
import { useStorages } from '../../support/a-storage.ts';

interface Answer {
  readonly data: unknown;
  readonly answeredAt: number;
}

/** The cached answers of the device, by user and query. */
const saved = new Map<string, Answer>();

jest.mock('#web/platform/offline/answers/answer-store.ts', () => ({
  readSavedAnswer: async (userId: string, hash: string) => saved.get(`${userId} ${hash}`),
  saveAnswers: async (userId: string, answers: ReadonlyMap<string, Answer>) => {
    for (const [hash, answer] of answers) saved.set(`${userId} ${hash}`, answer);
  },
}));

const meOf = (userId: string) => ({
  queryKey: queryKeyOf(userRoutes.getMe),
  queryFn: async () => ({ userId }),
});
const me = meOf('ana');
const shopsKey = [...queryKeyOf(shopRoutes.listShopsOfBusiness), {}];
const shops = { queryKey: shopsKey, queryFn: async () => ['Boa Vista'] };
const lost = {
  ...shops,
  queryFn: async () => {
    throw new ApiError({ code: 'NETWORK', status: 0 });
  },
};
const keyOf = (userId: string, queryKey: readonly unknown[]) =>
  `${userId} ${JSON.stringify(queryKey)}`;

/** Longer than the pause between an answer and its storing, by a faked clock. */
const untilStored = () => jest.advanceTimersByTimeAsync(1000);

describe('the answers that a device caches', () => {
  let client: QueryClient;

  useStorages();
  beforeEach(() => {
    saved.clear();
    jest.useFakeTimers({ now: 5_000_000 });
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    storeUser('ana', 'token');
    client = new QueryClient({
      defaultOptions: { queries: { retry: false, networkMode: 'always' } },
    });
    persistAnswers(client);
  });
  afterEach(() => {
    client.clear();
    jest.useRealTimers();
    forgetSession();
  });

  it('are cached for some routes, once their user is known', async () => {
    await client.fetchQuery(shops);
    const upload = [...queryKeyOf(uploadRoutes.getUpload), {}];
    await client.fetchQuery({ queryKey: upload, queryFn: async () => 1 });
    await untilStored();
    expect([...saved.keys()]).toEqual([]);
    await client.fetchQuery(me);
    await untilStored();
    expect(new Set(saved.keys())).toEqual(
      new Set([keyOf('ana', shopsKey), keyOf('ana', me.queryKey)]),
    );
  });

  it('are not cached after a sign-out, or after another user signed in', async () => {
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    storeUser('bia', 'token');
    await untilStored();
    expect([...saved.keys()]).toEqual([]);
  });

  it('are not cached for another user, who gets the later answers of this tab', async () => {
    const ofBia = () => [...saved.keys()].filter((key) => key.startsWith('bia'));
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    await untilStored();
    storeUser('bia', 'token');
    await client.fetchQuery(meOf('bia'));
    await untilStored();
    expect(ofBia()).toEqual([]);
    // Once the first user's answers are gone, the other user's answers are cached.
    client.clear();
    await client.fetchQuery(meOf('bia'));
    await untilStored();
    expect(ofBia()).toEqual([keyOf('bia', me.queryKey)]);
  });

  it('are shown offline with the time of the answer, again and again, and not cached as new', async () => {
    const before = { data: ['Recife'], answeredAt: 1000 };
    saved.set(keyOf('ana', shopsKey), before);
    client.setQueryData(me.queryKey, { userId: 'ana' });
    for (const _ of ['first', 'second']) {
      expect(await client.fetchQuery(lost)).toEqual(['Recife']);
      expect(client.getQueryState(shopsKey)).toMatchObject({
        dataUpdatedAt: 1000,
        status: 'success',
      });
      await untilStored();
      expect(saved.get(keyOf('ana', shopsKey))).toEqual(before);
    }
  });

  it('are not shown to another user', async () => {
    saved.set(keyOf('bia', shopsKey), { data: ['Recife'], answeredAt: 1000 });
    await expect(client.fetchQuery(lost)).rejects.toMatchObject({ code: 'NETWORK' });
  });

  describe('while the server is slow', () => {
    const queryFn = jest.fn();
    const shown = () => client.getQueryData(shopsKey);
    let answer: (shops: string[]) => void;
    let stop: () => void;

    beforeEach(async () => {
      saved.set(keyOf('ana', shopsKey), { data: ['Recife', 'Olinda'], answeredAt: 1000 });
      const slow = Promise.withResolvers<string[]>();
      answer = slow.resolve;
      queryFn.mockReset().mockReturnValueOnce(slow.promise).mockResolvedValue(['Recife']);
      stop = new QueryObserver(client, { queryKey: shopsKey, queryFn }).subscribe(() => {});
      await jest.advanceTimersByTimeAsync(4000);
      expect(shown()).toEqual(['Recife', 'Olinda']);
    });
    afterEach(() => stop());

    it("are replaced by the server's answer, also while another part of the page asks", async () => {
      const never = new Promise(() => {});
      const second = new QueryObserver(client, { queryKey: shopsKey, queryFn: () => never });
      const stopSecond = second.subscribe(() => {});
      answer(['Recife', 'Olinda', 'Caruaru']);
      await jest.advanceTimersByTimeAsync(0);
      expect(shown()).toEqual(['Recife', 'Olinda', 'Caruaru']);
      expect(queryFn).toHaveBeenCalledTimes(1);
      stopSecond();
    });

    it('are given at once to repeated and to other queries', async () => {
      saved.set(keyOf('ana', me.queryKey), { data: { userId: 'ana' }, answeredAt: 1000 });
      const never = () => new Promise<never>(() => {});
      const asked = Promise.all([
        client.fetchQuery({ queryKey: shopsKey, queryFn: never }),
        client.fetchQuery({ ...me, queryFn: never }),
      ]);
      await jest.advanceTimersByTimeAsync(100);
      expect(await asked).toEqual([['Recife', 'Olinda'], { userId: 'ana' }]);
    });

    it('keep a change of the user, and the server is asked again', async () => {
      client.setQueryData(shopsKey, ['Recife']);
      answer(['Recife', 'Olinda']);
      const seen = new Set<unknown>();
      client.getQueryCache().subscribe(() => seen.add(JSON.stringify(shown())));
      await jest.advanceTimersByTimeAsync(1);
      expect([...seen]).toEqual([JSON.stringify(['Recife'])]);
      expect(queryFn).toHaveBeenCalledTimes(2);
    });
  });
});
