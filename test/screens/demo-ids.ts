import type { Invoice } from '#contract/billing/invoices.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import type { DisplayStatus } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import type { ShopSummary } from '#contract/shops/shops.ts';
import type { Validator } from '#contract/validators/validators.ts';
import { UserError } from '#scripts/process/user-error.ts';

/** Ids of the demo bakery, which `dona` owns. */
export interface DemoIds {
  readonly business: string;
  readonly shop: string;
  readonly validator: string;
  readonly invoice: string;
  /** A report, where the API has one: the demo data has none. */
  readonly report?: string;
  /** Returns the id of its first offer with a display status. */
  readonly offer: (status: DisplayStatus) => string;
}

interface Session {
  readonly apiUrl: string;
  readonly token: string;
  readonly userId: string;
}

/** Reads the ids from the API as the bakery's owner; throws a UserError if the demo data lacks them. */
export async function readDemoIds({ apiUrl, token, userId }: Session): Promise<DemoIds> {
  const list = async <T>(path: string): Promise<readonly T[]> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(apiUrl + path, { headers });
    if (!response.ok) throw new UserError(`The demo data is not readable: ${response.status}`);
    const { items }: { items: readonly T[] } = await response.json();
    return items;
  };
  const need = <T extends { readonly id: string }>(what: string, found: T | undefined): string => {
    if (!found) throw new UserError(`The demo data has no ${what}: run npm run reset.`);
    return found.id;
  };
  const [found] = await list<Business>(`/businesses?userId=${userId}`);
  const business = need('bakery', found);
  const shops = await list<ShopSummary>(`/businesses/${business}/shops`);
  const validators = await list<Validator>(`/businesses/${business}/validators`);
  const offers = await list<Offer>(`/businesses/${business}/offers?limit=50`);
  const invoices = await list<Invoice>(`/businesses/${business}/invoices`);
  return {
    business,
    shop: need('shop', shops[0]),
    validator: need('validator', validators[0]),
    invoice: need('invoice', invoices[0]),
    offer: (status) =>
      need(
        `${status} offer`,
        offers.find(({ displayStatus }) => displayStatus === status),
      ),
  };
}
