import type { QueryClient } from '@tanstack/react-query';
import { userRoutes } from '#contract/accounts/user-routes.ts';
import type { User } from '#contract/accounts/users.ts';
import { businessRoutes } from '#contract/businesses/routes.ts';
import { type Route, routeKeyOf } from '#contract/http/route.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { validatorRoutes } from '#contract/validators/routes.ts';
import { setAppConfig } from '#web/config/app-config.ts';
import { ApiError, type ApiErrorCode } from '#web/platform/http/api-error.ts';
import { chooseUse, chosenUse } from '#web/session/chosen-use.ts';
import { landingPath } from '#web/session/landing-path.ts';
import { aConfig } from '../support/a-config.ts';
import { useStorages } from '../support/a-storage.ts';

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
  useStorages();

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

  describe('of a voucher that was scanned before', () => {
    const code = '7K3MQ9XT2D4';
    const scannedAt = (createdAt: string, changes: object = {}) =>
      localStorage.setItem(
        'checkin',
        JSON.stringify({ code, offerId: 'off_01JD2Q5W8N7V3M4K6T9XBCDFGH', createdAt, ...changes }),
      );
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

    it.each<User['role']>(['owner', 'consumer', 'validator', 'staff'])(
      'is the voucher for %s, also after required steps, for ten minutes',
      async (role) => {
        scannedAt(ago(9));
        expect(await landingPath(clientOf({ role }), null)).toBe(`/checkin/${code}`);
        const terms = clientOf({ role, acceptedTerms: '2020-01-01' });
        expect(await landingPath(terms, null)).toBe(`/accept-terms?from=%2Fcheckin%2F${code}`);
        scannedAt(ago(10));
        expect(await landingPath(clientOf({ role }), null)).not.toContain('checkin');
        expect(localStorage.getItem('checkin')).toBeNull();
      },
    );

    it('is the page that led to the sign-in, and the voucher waits', async () => {
      scannedAt(ago(1));
      expect(await landingPath(clientOf({ role: 'owner' }), deepLink)).toBe(deepLink);
      expect(localStorage.getItem('checkin')).not.toBeNull();
    });

    it.each([
      ['a text', 'checkin'],
      ['null', 'null'],
      ['a wrong code', { code: '7K3MQ9XT2D5' }],
      ['a hostile code', { code: '../../wallet' }],
      ['a hostile offer', { offerId: '<img src=x>' }],
      ['a day that is none', { createdAt: 'yesterday' }],
      ['an instant to come', { createdAt: ago(-60) }],
    ])('is the landing screen if the storage has %s', async (_, stored) => {
      if (typeof stored === 'string') localStorage.setItem('checkin', stored);
      else scannedAt(ago(1), stored);
      expect(await landingPath(clientOf({ role: 'validator' }), null)).toBe('/counter');
      expect(localStorage.getItem('checkin')).toBeNull();
    });
  });

  describe('of a user without a business who chose the offers', () => {
    beforeEach(() => chooseUse('sub-1', 'offers'));

    it.each<[User['role'], string | null, string]>([
      ['consumer', null, '/wallet'],
      ['consumer', '/oferta/off_1', '/oferta/off_1'],
      ['consumer', '/business', '/business'],
      // Once they own a business, it follows the specification.
      ['owner', null, '/shop-list'],
    ])('leads %s from %s to %s', async (role, from, path) => {
      expect(await landingPath(clientOf({ role }), from)).toBe(path);
      expect(chosenUse('sub-1')).toBe('offers');
    });

    it('is the wallet while the server cannot load a business', async () => {
      const route = businessRoutes.listBusinesses;
      const offline = clientOf({ role: 'consumer' }, { route, code: 'NETWORK' });
      expect(await landingPath(offline, null)).toBe('/wallet');
    });

    it('is the business after the page for shops, and the choice changes with it', async () => {
      const client = clientOf({ role: 'consumer' });
      expect(await landingPath(client, '/para-lojistas')).toBe('/shop-list');
      expect(chosenUse('sub-1')).toBe('business');
    });
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
