import { setAppConfig } from '#web/config/app-config.ts';
import { findAddress } from '#web/features/shops/api.ts';
import { aConfig } from '../support/a-config.ts';
import { anAnswer } from '../support/an-answer.ts';

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();
const aSignal = () => new AbortController().signal;
const recife = {
  logradouro: 'Rua do Bom Jesus',
  bairro: 'Recife',
  localidade: 'Recife',
  uf: 'PE',
};

/** A service that never answers: the call ends when its signal aborts. */
const noAnswer = (_url: string, { signal }: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

beforeEach(() => {
  setAppConfig({ ...aConfig(), postalCodeService: 'https://cep.example/ws/' });
  fetchMock.mockReset();
  fetchMock.mockImplementation(async () => anAnswer(200, recife));
  Object.assign(globalThis, {
    fetch: fetchMock,
    document: { cookie: '' },
    location: new URL('https://vitrine.example/shop'),
  });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

describe('the address of a CEP', () => {
  it('is read from the CEP service of the stage', async () => {
    await expect(findAddress('50030230', aSignal())).resolves.toEqual({
      street: 'Rua do Bom Jesus',
      neighborhood: 'Recife',
      city: 'Recife',
      state: 'PE',
    });
    expect(fetchMock.mock.calls[0]?.[0]).toBe('https://cep.example/ws/50030230/json/');
  });

  it('may have only city and state', async () => {
    fetchMock.mockImplementation(async () => anAnswer(200, { localidade: 'Exu', uf: 'PE' }));
    await expect(findAddress('56230000', aSignal())).resolves.toEqual({
      street: '',
      neighborhood: '',
      city: 'Exu',
      state: 'PE',
    });
  });

  it.each([
    ['notFound', 'the CEP is unknown', anAnswer(200, { erro: 'true' })],
    ['notFound', 'there is nothing at the address of the CEP', anAnswer(404, {})],
    ['noAnswer', 'the service refuses the call', anAnswer(400, {})],
    ['noAnswer', 'the answer is an HTML page', new Response('<html>')],
  ])('is %s if %s', async (reason, _what, answer) => {
    fetchMock.mockImplementation(async () => answer.clone());
    await expect(findAddress('50030230', aSignal())).resolves.toBe(reason);
  });

  it('is noAnswer after three seconds', async () => {
    const timer = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(timer.signal);
    fetchMock.mockImplementation(noAnswer);
    const finding = findAddress('50030230', aSignal());
    expect(timeout).toHaveBeenCalledWith(3000);
    timer.abort(new DOMException('Too late', 'TimeoutError'));
    await expect(finding).resolves.toBe('noAnswer');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  it('is noAnswer after the call was cancelled', async () => {
    fetchMock.mockImplementation(noAnswer);
    const cancelling = new AbortController();
    const finding = findAddress('50030230', cancelling.signal);
    cancelling.abort();
    await expect(finding).resolves.toBe('noAnswer');
  });
});
