import { buildWorker, device, onDeviceWithoutCaches, site } from './support/fake-caches.ts';

const page = new Response('page', { headers: { 'content-security-policy': "default-src 'self'" } });

jest.mock('workbox-precaching/createHandlerBoundToURL', () => ({
  createHandlerBoundToURL: () => async () => page.clone(),
}));

onDeviceWithoutCaches();

/** Returns the answer to a path on a device with these caches. */
async function answer(path: string, ...cacheNames: readonly string[]): Promise<Response> {
  for (const name of cacheNames) device.set(name, new Map());
  buildWorker({
    startFiles: [
      { url: '/index.html', revision: '1' },
      { url: '/static/start-1.js', revision: null },
    ],
    layoutFiles: ['/static/private-1.js'],
    screenFiles: { '/offer-list': ['/static/lists-1.js', '/static/lists-1.css'] },
    bareScreenFiles: { '/wallet': ['/static/user-1.js', '/static/wallet-1.js'] },
  });
  const { pageHandler } = await import('#web/worker/page.ts');
  const url = new URL(path, site);
  const event = undefined as unknown as ExtendableEvent;
  return pageHandler()({ url, request: new Request(url), event });
}

/** A user has signed in; with the second one, only a customer. */
const member = 'vitrine-member';
const bare = 'vitrine-bare';

const ofScreen = [
  '</static/private-1.js>; rel=preload; as=fetch; crossorigin',
  '</static/lists-1.js>; rel=preload; as=fetch; crossorigin',
  '</static/lists-1.css>; rel=preload; as=style; crossorigin',
];
const ofWallet = [
  '</static/user-1.js>; rel=preload; as=fetch; crossorigin',
  '</static/wallet-1.js>; rel=preload; as=fetch; crossorigin',
];

describe('the page that the service worker answers with', () => {
  it.each<[string, readonly string[], readonly string[] | undefined]>([
    ['/offer-list?status=active', [member], ofScreen],
    ['/offer-list', [member, bare], undefined],
    ['/offer-list', [], undefined],
    ['/wallet?code=7K3MQ9XT2D4', [member], ofWallet],
    ['/wallet?code=7K3MQ9XT2D4', [member, bare], ofWallet],
    ['/wallet', [], undefined],
    ['/folder/padaria', [member], undefined],
  ])(
    'at %s, with the caches %j, names the files that it starts with',
    async (path, names, files) => {
      const response = await answer(path, ...names);
      expect(response.headers.get('link')?.split(', ')).toEqual(files);
      expect(response.headers.get('content-security-policy')).toBe("default-src 'self'");
      expect(await response.text()).toBe('page');
    },
  );
});
