import { uploadRoutes } from '#contract/media/upload-routes.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { queryKeyOf } from '#web/platform/api/route-query.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { useStorages } from '../../support/a-storage.ts';
import { answerStoreOfTest, saved } from '../../support/answer-store-of-test.ts';
import { aClient, beforeSavedAnswers, keyOf, me, shopsKey } from '../../support/saved-answers.ts';

jest.mock('#web/platform/offline/answers/answer-store.ts', () => answerStoreOfTest);

const shops = { queryKey: shopsKey, queryFn: async () => ['Boa Vista'] };
const lost = {
  ...shops,
  queryFn: async () => {
    throw new ApiError({ code: 'NETWORK', status: 0 });
  },
};
const upload = { queryKey: [...queryKeyOf(uploadRoutes.getUpload), {}], queryFn: async () => 1 };

/** Longer than the pause between an answer and its storing, by a faked clock. */
const untilStored = () => jest.advanceTimersByTimeAsync(1000);

describe('the answers that a device caches', () => {
  useStorages();
  beforeSavedAnswers();

  it('are cached for some routes, once their user is known', async () => {
    const client = aClient();
    await client.fetchQuery(shops);
    await client.fetchQuery(upload);
    await untilStored();
    expect([...saved.keys()]).toEqual([]);
    await client.fetchQuery(me);
    await untilStored();
    expect([...saved.keys()].sort()).toEqual(
      [keyOf('ana', shopsKey), keyOf('ana', me.queryKey)].sort(),
    );
    client.clear();
  });

  it('are not cached after a sign-out, or after another user signed in', async () => {
    const client = aClient();
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    storeUser('bia', 'token');
    await untilStored();
    expect([...saved.keys()]).toEqual([]);
    client.clear();
  });

  it('are not cached for another user, who gets the later answers of this tab', async () => {
    const client = aClient();
    await client.fetchQuery(me);
    await client.fetchQuery(shops);
    await untilStored();
    storeUser('bia', 'token');
    await client.fetchQuery({ ...me, queryFn: async () => ({ userId: 'bia' }) });
    await untilStored();
    expect([...saved.keys()].filter((key) => key.startsWith('bia'))).toEqual([]);
    // Once the first user's answers are gone, the other user's answers are cached.
    client.clear();
    await client.fetchQuery({ ...me, queryFn: async () => ({ userId: 'bia' }) });
    await untilStored();
    expect([...saved.keys()].filter((key) => key.startsWith('bia'))).toEqual([
      keyOf('bia', me.queryKey),
    ]);
    client.clear();
  });

  it('are shown offline with the time of the answer, and are not cached as new', async () => {
    saved.set(keyOf('ana', shopsKey), { data: ['Recife'], answeredAt: 1000 });
    const client = aClient();
    client.setQueryData(me.queryKey, { userId: 'ana' });
    expect(await client.fetchQuery(lost)).toEqual(['Recife']);
    expect(client.getQueryState(shopsKey)?.dataUpdatedAt).toBe(1000);
    await untilStored();
    expect(saved.get(keyOf('ana', shopsKey))).toEqual({ data: ['Recife'], answeredAt: 1000 });
    // A repeated query keeps showing it.
    expect(await client.fetchQuery(lost)).toEqual(['Recife']);
    expect(client.getQueryState(shopsKey)).toMatchObject({
      dataUpdatedAt: 1000,
      status: 'success',
    });
    client.clear();
  });

  it('are not shown to another user', async () => {
    saved.set(keyOf('bia', shopsKey), { data: ['Recife'], answeredAt: 1000 });
    const client = aClient();
    await expect(client.fetchQuery(lost)).rejects.toMatchObject({ code: 'NETWORK' });
    client.clear();
  });
});
