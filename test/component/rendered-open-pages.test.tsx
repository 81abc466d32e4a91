import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { textsOf } from '#lambdas/pages/texts.ts';
import { storeBusiness } from '#web/lib/auth/store-business.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { FlyerPage } from '#web/views/pages/flyer-page.tsx';
import { OfferPage } from '#web/views/pages/offer-page.tsx';
import { ShopPage } from '#web/views/pages/shop-page.tsx';
import { anOffer, aShop } from './support/owner.ts';

const shop = aShop();
const offers = [0, 1].map((n) => anOffer({ id: `off_01K9A1B2C3D4E5F6G7H8J9KVW${n}` }));
const [offer = anOffer()] = offers;
const page = {
  t: textsOf('pt'),
  language: 'pt',
  path: '/folder/padariaaurora',
  site: 'https://vitrine.example',
  now: new Date(),
  Text: ({ text }: { readonly text: string }) => <p>{text}</p>,
} as const;

const pages: Readonly<Record<string, ReactElement>> = {
  flyer: <FlyerPage {...page} shop={shop} offers={offers} code={null} />,
  shop: <ShopPage {...page} shop={shop} otherShops={[]} offers={offers} />,
  offer: <OfferPage {...page} shop={shop} shops={[]} offer={offer} others={offers.slice(1)} />,
};

/** Elements that the script watches until they are in view. */
const watched: Element[] = [];

class FakeObserver {
  observe(element: Element) {
    watched.push(element);
  }
}

const isShown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ hidden }) => !hidden);

/** Shows a page as the server renders it, and runs its script. */
async function show(name: string): Promise<void> {
  document.body.innerHTML = renderToStaticMarkup(pages[name]);
  watched.length = 0;
  Object.assign(window, { IntersectionObserver: FakeObserver });
  await jest.isolateModulesAsync(async () => void (await import('#web/open/page.ts')));
}

test.each([
  ['flyer', 1, 2],
  ['shop', 0, 2],
  ['offer', 0, 1],
])('the script finds its elements on the page of the %s', async (name, prints, claims) => {
  await show(name);
  expect(isShown('[data-share]')).toContain(true);
  expect(isShown('[data-share]')).not.toContain(false);
  expect(isShown('[data-print]')).toEqual(Array(prints).fill(true));
  expect(isShown('[data-member-bar]')).toEqual([false]);
  expect(isShown('[data-follow]')).toEqual([true]);
  expect(isShown('[data-claim]')).toEqual(Array(claims).fill(true));
  expect(isShown('[data-role-link]')).toEqual([false]);
  expect(document.querySelector('[data-account]')?.textContent).toBe('Entrar');
  expect(document.querySelectorAll('[data-language]')).toHaveLength(2);
  const names = watched.map(
    (each) => each.getAttribute('data-shop') ?? each.getAttribute('data-offer'),
  );
  expect(names).toEqual([shop.id, ...offers.map(({ id }) => id)]);
});

test('a member of the business gets back to the app', async () => {
  storeUser('ana', 'token');
  storeBusiness({ userId: 'ana', businessId: shop.businessId, role: 'owner' });
  await show('flyer');
  expect(isShown('[data-member-bar]')).toEqual([true]);
  expect(isShown('[data-follow]')).toEqual([false]);
  expect(isShown('[data-claim]')).toEqual([false, false]);
  expect(isShown('[data-role-link]')).toEqual([true]);
  const account = document.querySelector<HTMLAnchorElement>('[data-account]');
  expect([account?.textContent, account?.pathname]).toEqual(['Meus cupons', '/wallet']);
});
