import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { shopRoutes } from '#contract/routes/shops.ts';
import { uploadRoutes } from '#contract/routes/uploads.ts';
import { userRoutes } from '#contract/routes/users.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import { keepAnswers } from '#web/lib/kept-answers/keep-answers.ts';
import { queryKeyOf } from '#web/lib/route-query.ts';
import { forgetSession } from '#web/lib/storage.ts';
import { useStorages } from '../../support/a-storage.ts';

const kept = new Map<string, { readonly data: unknown; readonly answeredAt: number }>();

jest.mock('#web/lib/kept-answers/kept-answers.ts', () => ({
  readKept: async (userId: string, hash: string) => kept.get(`${userId} ${hash}`),
  keepAnswersOf: async (
    userId: string,
    answers: ReadonlyMap<string, { readonly data: unknown; readonly answeredAt: number }>,
  ) => {
    for (const [hash, answer] of answers) kept.set(`${userId} ${hash}`, answer);
  },
}));

const me = { queryKey: queryKeyOf(userRoutes.getMe), queryFn: async () => ({ userId: 'ana' }) };
const shopsKey = [...queryKeyOf(shopRoutes.listShopsOfBusiness), {}];
const shops = { queryKey: shopsKey, queryFn: async () => ['Boa Vista'] };
const lost = {
  ...shops,
  queryFn: async () => {
    throw new ApiError({ code: 'NETWORK', status: 0 });
  },
};
const upload = { queryKey: [...queryKeyOf(uploadRoutes.getUpload), {}], queryFn: async () => 1 };
const keyOf = (userId: string, queryKey: readonly unknown[]) =>
  `${userId} ${JSON.stringify(queryKey)}`;

function aClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always' } },
  });
  keepAnswers(client);
  return client;
}

/** Longer than the pause between an answer and its storing, by a faked clock. */
const untilStored = () => jest.advanceTimersByTimeAsync(1000);

describe('the answers that a device keeps', () => {
  useStorages();
  beforeEach(() => {
    kept.clear();
    jest.useFakeTimers({ now: 5_000_000 });
    Object.defineProperty(navigator, 'onLine', { value: true, configurable: true });
    storeUser('ana', 'token');
  });
  afterEach(() => {
    jest.useRealTimers();
    forgetSession();
  });

  it('are those of some routes, once it is known whose they are', async () => {
    const client = aClient();
    await client.fetchQuery(shops);
    await client.fetchQuery(upload);
    await untilStored();
    expect([...kept.keys()]).toEqual([]);
    await client.fetchQuery(me);
    await untilStored();
    expect([...kept.keys()].sort()).toEqual(
      [keyOf('ana', shopsKey), keyOf('ana', me.queryKey)].sort(),
    );
    client.clear();
  });

  it('are not those of a user who has signed out, or was followed by another one', async () => {
    const client = aClient();
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    storeUser('bia', 'token');
    await untilStored();
    expect([...kept.keys()]).toEqual([]);
    client.clear();
  });

  it('are not kept for another user, whom later answers in this tab are for', async () => {
    const client = aClient();
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    await untilStored();
    storeUser('bia', 'token');
    await client.fetchQuery({ ...me, queryFn: async () => ({ userId: 'bia' }) });
    await untilStored();
    expect([...kept.keys()].filter((key) => key.startsWith('bia'))).toEqual([]);
    // Once the first user's answers are gone, the other one's are kept.
    client.clear();
    await client.fetchQuery({ ...me, queryFn: async () => ({ userId: 'bia' }) });
    await untilStored();
    expect([...kept.keys()].filter((key) => key.startsWith('bia'))).toEqual([
      keyOf('bia', me.queryKey),
    ]);
    client.clear();
  });

  it('are shown with the time of the answer where there is no connection, and are not kept as new', async () => {
    kept.set(keyOf('ana', shopsKey), { data: ['Recife'], answeredAt: 1000 });
    const client = aClient();
    client.setQueryData(me.queryKey, { userId: 'ana' });
    expect(await client.fetchQuery(lost)).toEqual(['Recife']);
    expect(client.getQueryState(shopsKey)?.dataUpdatedAt).toBe(1000);
    await untilStored();
    expect(kept.get(keyOf('ana', shopsKey))).toEqual({ data: ['Recife'], answeredAt: 1000 });
    // Asked again, it stays on the page.
    expect(await client.fetchQuery(lost)).toEqual(['Recife']);
    expect(client.getQueryState(shopsKey)).toMatchObject({
      dataUpdatedAt: 1000,
      status: 'success',
    });
    client.clear();
  });

  describe('while the server is slow', () => {
    const startSlow = async () => {
      kept.set(keyOf('ana', shopsKey), { data: ['Recife', 'Olinda'], answeredAt: 1000 });
      let answer: (shops: string[]) => void = () => {};
      const slow = new Promise<string[]>((resolve) => {
        answer = resolve;
      });
      const queryFn = jest.fn().mockReturnValueOnce(slow).mockResolvedValue(['Recife']);
      const client = aClient();
      const observer = new QueryObserver(client, { queryKey: shopsKey, queryFn });
      const stop = observer.subscribe(() => {});
      await jest.advanceTimersByTimeAsync(4000);
      const shown = () => client.getQueryData(shopsKey);
      expect(shown()).toEqual(['Recife', 'Olinda']);
      const end = () => {
        stop();
        client.clear();
      };
      return { client, answer, shown, queryFn, end };
    };

    it('give way to its answer', async () => {
      const { answer, shown, queryFn, end } = await startSlow();
      answer(['Recife', 'Olinda', 'Caruaru']);
      await jest.advanceTimersByTimeAsync(0);
      expect(shown()).toEqual(['Recife', 'Olinda', 'Caruaru']);
      expect(queryFn).toHaveBeenCalledTimes(1);
      end();
    });

    it('give way to its answer while another part of the page asks, too', async () => {
      const { client, answer, shown, queryFn, end } = await startSlow();
      queryFn.mockReturnValue(new Promise(() => {}));
      const second = new QueryObserver(client, { queryKey: shopsKey, queryFn });
      const stopSecond = second.subscribe(() => {});
      answer(['Recife', 'Olinda', 'Caruaru']);
      await jest.advanceTimersByTimeAsync(0);
      expect(shown()).toEqual(['Recife', 'Olinda', 'Caruaru']);
      stopSecond();
      end();
    });

    it('are given at once to those who ask again, and to others', async () => {
      const { client, queryFn, end } = await startSlow();
      kept.set(keyOf('ana', me.queryKey), { data: { userId: 'ana' }, answeredAt: 1000 });
      const never = () => new Promise<never>(() => {});
      queryFn.mockImplementation(never);
      const asked = Promise.all([
        client.fetchQuery({ queryKey: shopsKey, queryFn }),
        client.fetchQuery({ ...me, queryFn: never }),
      ]);
      await jest.advanceTimersByTimeAsync(100);
      expect(await asked).toEqual([['Recife', 'Olinda'], { userId: 'ana' }]);
      end();
    });

    it('keep a change of the user, and the server is asked again', async () => {
      const { client, answer, shown, queryFn, end } = await startSlow();
      client.setQueryData(shopsKey, ['Recife']);
      answer(['Recife', 'Olinda']);
      const seen = new Set<unknown>();
      client.getQueryCache().subscribe(() => seen.add(JSON.stringify(shown())));
      await jest.advanceTimersByTimeAsync(1);
      expect([...seen]).toEqual([JSON.stringify(['Recife'])]);
      expect(queryFn).toHaveBeenCalledTimes(2);
      end();
    });
  });

  it('are not shown to another user', async () => {
    kept.set(keyOf('bia', shopsKey), { data: ['Recife'], answeredAt: 1000 });
    const client = aClient();
    await expect(client.fetchQuery(lost)).rejects.toMatchObject({ code: 'NETWORK' });
    client.clear();
  });
});
