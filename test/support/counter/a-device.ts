import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { aConfig } from '#test/unit/web/support/a-config.ts';
import { aToken } from '#test/unit/web/support/a-token.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';

/** A page of the browser with its events. */
export const page = Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: '' });

/** Gives the device an empty disk. */
export function emptyDisk(): void {
  Object.defineProperty(globalThis, 'indexedDB', { value: new IDBFactory(), configurable: true });
}

/** Signs a user in on the device. */
export function signIn(userId: string): void {
  const now = Math.floor(Date.now() / 1000);
  storeUser(userId, aToken(now, now + 3600));
}

/** The user of most tests. */
export const validatorUser = '34fc42aa-84a4-4669-bd2d-6505dcdb882e';

/** Opens a page of the app in this process. */
export function openPage(): void {
  setAppConfig(aConfig());
  Object.assign(globalThis, {
    document: page,
    window: new EventTarget(),
    location: new URL('https://vitrine.example/counter'),
  });
}

/** Before each test of a file, opens a page on a device with an empty disk, and signs a validator in. */
export function onCounterDevice(): void {
  beforeAll(openPage);
  beforeEach(() => {
    emptyDisk();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetSession();
    signIn(validatorUser);
  });
  afterEach(() => jest.restoreAllMocks());
}
