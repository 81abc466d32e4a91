import { keepWallet } from '#web/lib/keep-wallet.ts';
import { workerPath } from '#web/worker/worker-message.ts';

describe('after a claim on an open page', () => {
  const given = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const setContainer = (serviceWorker: unknown) =>
    Object.defineProperty(globalThis, 'navigator', {
      value: { serviceWorker },
      configurable: true,
    });
  afterAll(() => given && Object.defineProperty(globalThis, 'navigator', given));

  it('the service worker is registered, and caches the wallet with its texts', async () => {
    const postMessage = jest.fn();
    const register = jest.fn(async () => ({}));
    setContainer({ register, ready: Promise.resolve({ active: { postMessage } }) });
    await keepWallet('es');
    expect(register.mock.calls).toEqual([[workerPath]]);
    const texts = ['es.json', 'wallet/es.json', 'checkin/es.json'];
    const urls = ['/config.json', ...texts.map((file) => `/assets/i18n/${file}`)];
    const message = { type: 'keep-files', urls, isSignedIn: true, isBare: true };
    expect(postMessage.mock.calls).toEqual([[message]]);
  });

  it('nothing is kept in a browser without service workers', async () => {
    setContainer(undefined);
    await expect(keepWallet('pt')).rejects.toThrow(TypeError);
  });
});
