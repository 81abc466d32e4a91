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
    expect(postMessage.mock.calls).toEqual([
      [
        {
          type: 'keep-files',
          urls: [
            '/config.json',
            '/assets/i18n/es.json',
            '/assets/i18n/wallet/es.json',
            '/assets/i18n/checkin/es.json',
          ],
          isSignedIn: true,
          isBare: true,
        },
      ],
    ]);
  });

  it('nothing is kept in a browser without service workers', async () => {
    setContainer(undefined);
    await expect(keepWallet('pt')).rejects.toThrow(TypeError);
  });
});
