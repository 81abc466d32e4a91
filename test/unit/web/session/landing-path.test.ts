import type { QueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { type Route, routeKeyOf } from '#contract/http/route.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { ApiError, type ApiErrorCode } from '#web/platform/http/api-error.ts';
import { landingPath } from '#web/session/landing-path.ts';
import { aConfig } from '../support/a-config.ts';

beforeAll(() => setAppConfig(aConfig()));

interface Caller {
  readonly role: User['role'];
  readonly acceptedTerms?: string;
  readonly isPasswordRequired?: boolean;
}

interface Failure {
  readonly route: Route;
  readonly code: ApiErrorCode;
}

/** A client with the answers for a user whose business has neither shops nor validators. */
function clientOf(
  { role, acceptedTerms = aConfig().termsVersion, ...user }: Caller,
  failure?: Failure,
): QueryClient {
  const me = {
    userId: 'sub-1',
    role,
    terms: { version: acceptedTerms },
    isPasswordRequired: false,
    ...user,
  };
  const business = { items: [{ sizeTypeId: 1 }], currentBusinessId: 'biz_1' };
  const answers: Record<string, unknown> = {
    [routeKeyOf(userRoutes.getMe)]: me,
    [routeKeyOf(businessRoutes.listBusinesses)]: business,
  };
  const fetchQuery = async ({ queryKey }: { readonly queryKey: readonly unknown[] }) => {
    const name = String(queryKey[0]);
    if (failure && name === routeKeyOf(failure.route))
      throw new ApiError({ code: failure.code, status: 0 });
    return answers[name] ?? { items: [] };
  };
  return { fetchQuery } as unknown as QueryClient;
}

const deepLink = '/offer?id=off_1#fotos';

describe('the path after a sign-in', () => {
  it.each<[User['role'], string]>([
    ['owner', '/shop-list'],
    ['consumer', '/shop-list'],
    ['validator', '/counter'],
    ['staff', '/staff'],
  ])('without a page to return to leads %s to %s', async (role, path) => {
    expect(await landingPath(clientOf({ role }), null)).toBe(path);
    expect(await landingPath(clientOf({ role }), '//elsewhere.example')).toBe(path);
  });

  it.each<[User['role'], string, string]>([
    ['owner', deepLink, deepLink],
    ['staff', deepLink, deepLink],
    ['validator', deepLink, '/counter'],
    ['validator', '/validator-list', '/counter'],
    ['validator', '/profile', '/profile'],
    ['validator', '/offer-list', '/offer-list'],
    ['consumer', '/wallet?code=7K3MQ9XT2D4', '/wallet?code=7K3MQ9XT2D4'],
    ['consumer', '/counter?code=7K3MQ9XT2D4', '/shop-list'],
    ['staff', '/checkin/7K3MQ9XT2D4', '/checkin/7K3MQ9XT2D4'],
    ['owner', '/staff?page=2', '/shop-list'],
    ['owner', '/folder/padaria?x=1', '/folder/padaria?x=1'],
    ['consumer', '/ofertas/pe/recife', '/ofertas/pe/recife'],
    ['validator', '/buscar?q=p%C3%A3o', '/buscar?q=p%C3%A3o'],
    ['consumer', '/para-lojistas', '/shop-list'],
  ])('leads %s from %s to %s', async (role, from, path) => {
    expect(await landingPath(clientOf({ role }), from)).toBe(path);
  });

  const lists = [
    businessRoutes.listBusinesses,
    shopRoutes.listShopsOfBusiness,
    validatorRoutes.listValidators,
  ] as const satisfies readonly Route[];

  it.each(lists)('leads an owner to the business if $path fails', async (route) => {
    const client = clientOf({ role: 'owner' }, { route, code: 'INTERNAL' });
    expect(await landingPath(client, null)).toBe('/business');
    expect(await landingPath(client, deepLink)).toBe(deepLink);
  });

  it.each(['NETWORK', 'TIMEOUT', 'UNAUTHENTICATED'] as const)(
    'is not known if a list fails with %s',
    async (code) => {
      const client = clientOf({ role: 'owner' }, { route: shopRoutes.listShopsOfBusiness, code });
      await expect(landingPath(client, null)).rejects.toMatchObject({ code });
    },
  );

  it('leads to newer terms first, then to a change of password, and both keep the page to return to', async () => {
    const mustBoth = {
      role: 'owner',
      acceptedTerms: '2020-01-01',
      isPasswordRequired: true,
    } as const;
    const from = `?from=${encodeURIComponent(deepLink)}`;
    expect(await landingPath(clientOf(mustBoth), deepLink)).toBe(`/accept-terms${from}`);
    const mustChange = clientOf({ role: 'owner', isPasswordRequired: true });
    expect(await landingPath(mustChange, deepLink)).toBe(`/change-password${from}`);
    for (const path of ['/change-password', `/change-password${from}`]) {
      expect(await landingPath(mustChange, path)).toBe(path);
    }
  });
});
