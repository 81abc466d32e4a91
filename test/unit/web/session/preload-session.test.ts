import { QueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { routeKeyOf } from '#contract/http/route.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { ApiError } from '#web/platform/http/api-error.ts';
import { preloadSession } from '#web/session/preload-session.ts';
import { aConfig } from '../support/a-config.ts';

const nameOfMe = routeKeyOf(userRoutes.getMe);
const nameOfBusiness = routeKeyOf(businessRoutes.listBusinesses);

/** A client that lists its calls; the business is answered when `answerBusiness` is called. */
function aClient(me: Partial<User> | undefined) {
  const asked: string[] = [];
  let answerBusiness = () => {};
  const business = new Promise<void>((resolve) => {
    answerBusiness = resolve;
  });
  const user = { userId: 'ana', role: 'owner', isPasswordRequired: false, ...me };
  class Client extends QueryClient {
    override fetchQuery = (async ({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
      asked.push(String(queryKey[0]));
      if (queryKey[0] === nameOfBusiness) return business;
      if (!me) throw new ApiError({ code: 'NETWORK', status: 0 });
      return { terms: { version: aConfig().termsVersion }, ...user };
    }) as QueryClient['fetchQuery'];
  }
  return { client: new Client(), asked, answerBusiness: () => answerBusiness() };
}

const setOnline = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true });

describe('the data that private screens start with', () => {
  beforeAll(() => setAppConfig(aConfig()));
  beforeEach(() => setOnline(true));

  it('are the user, while their business is loading', async () => {
    const { client, asked } = aClient({});
    await preloadSession(client);
    expect(asked).toEqual([nameOfMe, nameOfBusiness]);
  });

  it('are the business, too, if the browser is offline', async () => {
    setOnline(false);
    const { client, answerBusiness } = aClient({});
    const steps: string[] = [];
    const preloaded = preloadSession(client).then(() => steps.push('preloaded'));
    await new Promise(setImmediate);
    steps.push('business');
    answerBusiness();
    await preloaded;
    expect(steps).toEqual(['business', 'preloaded']);
  });

  it.each<[string, Partial<User> | undefined]>([
    ['a validator', { role: 'validator' }],
    ['a user who must change the password', { isPasswordRequired: true }],
    ['a user who has not accepted the terms', { terms: { version: '0', acceptedAt: '' } }],
    ['an unknown user', undefined],
  ])('are no business for %s', async (_who, me) => {
    const { client, asked } = aClient(me);
    await preloadSession(client);
    expect(asked).toEqual([nameOfMe]);
  });
});
