import { setAppConfig } from '#web/config/app-config.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { forgetSession } from '#web/lib/forget-session.ts';
import { aConfig } from './a-config.ts';
import { aToken } from './a-token.ts';
import { anAnswer } from './an-answer.ts';

const now = Math.floor(Date.now() / 1000);

/** The token of the signed-in user, and their id. */
export const token = aToken(now, now + 3600);
export const userId = '34fc42aa-84a4-4669-bd2d-6505dcdb882e';

/** The mocked `fetch`, which answers 200 with an empty list. */
export const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

/** The nth request. */
export const sent = (index = 0) => {
  const [url, init] = fetchMock.mock.calls[index] ?? ['', {}];
  return { url, init, headers: new Headers(init.headers) };
};

/** Before each test of a file, signs a user in on a page of the app, and hides the log. */
export function callWithMockedFetch(): void {
  beforeAll(() => {
    setAppConfig(aConfig());
    Object.assign(globalThis, {
      fetch: fetchMock,
      document: { cookie: 'theme=dark; XSRF-TOKEN=a%20b' },
      location: new URL('https://vitrine.example/shop-list'),
    });
  });
  beforeEach(() => {
    fetchMock.mockReset();
    fetchMock.mockImplementation(async () => anAnswer(200, { items: [] }));
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    forgetSession();
    storeUser(userId, token);
  });
  afterEach(() => jest.restoreAllMocks());
}
