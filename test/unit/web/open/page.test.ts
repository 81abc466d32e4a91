/** @jest-environment jsdom */
import { businessId, elementOf, showOpenPage } from '#test/unit/web/support/an-open-page.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

/** Runs the script of the page, and shows the page as a browser does then. */
async function load(): Promise<void> {
  await jest.isolateModulesAsync(async () => void (await import('#web/open/page.ts')));
  dispatchEvent(new Event('pageshow'));
}

const shown = () =>
  ['share', 'print', 'member-bar'].filter((attribute) => !elementOf(attribute).hidden);

let errors: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  showOpenPage();
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the texts of owners look as before', async () => {
  const textsIn = () => [...document.querySelectorAll('[name]')].map(({ outerHTML }) => outerHTML);
  const texts = textsIn();
  expect(texts).toHaveLength(40);
  await load();
  expect(textsIn()).toEqual(texts);
});

test('a page without any part stays as it is', async () => {
  document.body.innerHTML = '<main><p>Nada</p></main>';
  await load();
  expect(document.body.innerHTML).toBe('<main><p>Nada</p></main>');
  expect(errors).not.toHaveBeenCalled();
});

test('a member sees the bar on pages of their business, also if they sign in and out meanwhile', async () => {
  const shownAfter = (change: () => void) => {
    change();
    dispatchEvent(new Event('pageshow'));
    return shown().includes('member-bar');
  };
  await load();
  storeUser('ana', 'token');
  const ofBusiness = (own: string) => () =>
    storeBusiness({ userId: 'ana', businessId: own, role: 'owner' });
  expect([businessId, 'biz_other', ''].map((own) => shownAfter(ofBusiness(own)))).toEqual([
    true,
    false,
    false,
  ]);
  expect([ofBusiness(businessId), forgetSession].map(shownAfter)).toEqual([true, false]);
});

test('a bar that names no business stays hidden', async () => {
  elementOf('member-bar').removeAttribute('data-business');
  await load();
  expect(shown()).toEqual(['share', 'print']);
});

test('the page is printed once its pictures are loaded, also those out of view', async () => {
  jest.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', '<img loading="lazy"><img loading="lazy">');
  const pictures = [...document.images];
  const decoded = Promise.withResolvers<void>();
  for (const picture of pictures) Object.assign(picture, { decode: () => decoded.promise });
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  await load();
  elementOf('print').click();
  await jest.advanceTimersByTimeAsync(0);
  expect(pictures.map(({ loading }) => loading)).toEqual(['eager', 'eager']);
  await jest.advanceTimersByTimeAsync(1000);
  expect(print).not.toHaveBeenCalled();
  // A broken picture does not stop the print.
  decoded.reject(new DOMException('Broken', 'EncodingError'));
  await jest.advanceTimersByTimeAsync(0);
  expect(print).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

class BrokenObserver {
  constructor() {
    throw new TypeError();
  }
}

/** Makes a part of the browser throw. */
const faults: Readonly<Record<string, () => unknown>> = {
  'observers of what is in view': () =>
    Object.assign(window, { IntersectionObserver: BrokenObserver }),
  storage: () =>
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    }),
  cookies: () => {
    localStorage.setItem('language', 'en');
    jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
  },
  buttons: () =>
    jest.spyOn(elementOf('share'), 'after').mockImplementation(() => {
      throw new TypeError();
    }),
};

test.each([
  ['observers of what is in view', ['share', 'print'], 1],
  ['storage', ['share', 'print'], 0],
  ['cookies', ['share', 'print'], 0],
  ['buttons', ['print'], 1],
])('a browser whose %s fail keeps the other parts', async (name, parts, failures) => {
  faults[name]?.();
  await load();
  expect(shown()).toEqual(parts);
  expect(errors).toHaveBeenCalledTimes(failures);
  Reflect.deleteProperty(window, 'IntersectionObserver');
});
