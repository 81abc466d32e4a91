import { findAddress } from '#web/features/shops/api.ts';
import { anAnswer } from '../../support/an-answer.ts';
import { callWithMockedFetch, fetchMock } from '../../support/mocked-fetch.ts';

callWithMockedFetch();

const find = () => findAddress('56230000', new AbortController().signal);

describe('the address of a CEP', () => {
  it('may have only city and state', async () => {
    fetchMock.mockResolvedValue(anAnswer(200, { localidade: 'Exu', uf: 'PE' }));
    const address = { street: '', neighborhood: '', city: 'Exu', state: 'PE' };
    await expect(find()).resolves.toEqual(address);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://cep.example/ws/56230000/json/');
  });

  it.each([
    ['notFound', 'there is nothing at its path', () => anAnswer(404, {})],
    ['noAnswer', 'the service refuses the call', () => anAnswer(400, {})],
    ['noAnswer', 'the answer is an HTML page', () => new Response('<html>')],
  ])('is %s if %s', async (reason, _, answer) => {
    fetchMock.mockImplementation(async () => answer());
    await expect(find()).resolves.toBe(reason);
  });

  it('is noAnswer after three seconds', async () => {
    const timer = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    fetchMock.mockImplementation(
      (_, { signal }) =>
        new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal.reason));
        }),
    );
    const finding = find();
    expect(timeout).toHaveBeenCalledWith(3000);
    timer.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(finding).resolves.toBe('noAnswer');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});
