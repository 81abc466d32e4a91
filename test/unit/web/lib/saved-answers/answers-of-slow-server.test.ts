import { QueryObserver } from '@tanstack/react-query';
import { useStorages } from '../../support/a-storage.ts';
import { answerStoreOfTest, saved } from '../../support/answer-store-of-test.ts';
import { aClient, beforeSavedAnswers, keyOf, me, shopsKey } from '../../support/saved-answers.ts';

jest.mock('#web/platform/offline/answers/answer-store.ts', () => answerStoreOfTest);

describe('the cached answers of a device while the server is slow', () => {
  useStorages();
  beforeSavedAnswers();

  const startSlow = async () => {
    saved.set(keyOf('ana', shopsKey), { data: ['Recife', 'Olinda'], answeredAt: 1000 });
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

  it("are replaced by the server's answer", async () => {
    const { answer, shown, queryFn, end } = await startSlow();
    answer(['Recife', 'Olinda', 'Caruaru']);
    await jest.advanceTimersByTimeAsync(0);
    expect(shown()).toEqual(['Recife', 'Olinda', 'Caruaru']);
    expect(queryFn).toHaveBeenCalledTimes(1);
    end();
  });

  it("are replaced by the server's answer while another part of the page asks, too", async () => {
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

  it('are given at once to repeated and to other queries', async () => {
    const { client, queryFn, end } = await startSlow();
    saved.set(keyOf('ana', me.queryKey), { data: { userId: 'ana' }, answeredAt: 1000 });
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
