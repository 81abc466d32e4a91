import { openPastWorker } from '#web/app/open-past-worker.ts';
import { isAppPath } from '#web/worker/file-kind.ts';

/** Loads the app at an address; returns the address that replaces it. */
function loadAppAt(address: string): string | undefined {
  let replaced: string | undefined;
  const { pathname, search, hash } = new URL(address, 'https://vitrine.example');
  const replace = (path: string | URL) => {
    replaced = String(path);
  };
  const isReplaced = openPastWorker({ pathname, search, hash, replace });
  expect(isReplaced).toBe(replaced !== undefined);
  return replaced;
}

describe('the app that an old service worker loads at an open page', () => {
  it.each([
    ['/folder/padaria', '/api/folder/padaria'],
    ['/oferta/off_1?loja=padaria#fotos', '/api/oferta/off_1?loja=padaria#fotos'],
    ['/Loja/Padaria/', '/api/loja/Padaria'],
    ['/termos', '/api/termos'],
  ])('replaces %s by %s, which no worker answers', (address, page) => {
    expect(loadAppAt(address)).toBe(page);
    expect(isAppPath(page.replace(/[?#].*/, ''))).toBe(false);
  });

  it('replaces nothing twice, and leaves screens and unknown paths alone', () => {
    for (const address of ['/api/folder/padaria', '/', '/login', '/folder', '/nada']) {
      expect(loadAppAt(address)).toBeUndefined();
    }
  });
});
