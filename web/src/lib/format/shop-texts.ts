import { formatPostalCode } from '#contract/brazil/format-numbers.ts';
import type { Shop } from '#contract/shops/shops.ts';

/** Returns a shop's title, `Padaria Sol da Aurora · Boa Vista`. No line begins with the dot. */
export function shopTitle({ business, address }: Pick<Shop, 'business' | 'address'>): string {
  return `${business.name}\u00a0· ${address.neighborhood}`;
}

type Address = Shop['address'];

/** Returns a city with its state, `Porto Alegre - RS`. The state is never on another line than the end of the city. */
export const cityWithState = ({ city, state }: Pick<Address, 'city' | 'state'>): string =>
  `${city}\u00a0-\u00a0${state}`;

/** Returns the lines of an address as on a Brazilian letter. */
export function addressLines(address: Address): readonly string[] {
  const { street, number, complement, neighborhood, postalCode } = address;
  return [
    [`${street}, ${number}`, complement].filter(Boolean).join(', '),
    `${neighborhood}, ${cityWithState(address)}`,
    `CEP ${formatPostalCode(postalCode)}`,
  ];
}

const mapQuery = (address: Address) => addressLines(address).join(', ').replaceAll('\u00a0', ' ');

/** Returns a link to the address on Google Maps. */
export function mapLink(address: Address): string {
  const query = new URLSearchParams({ api: '1', query: mapQuery(address) });
  return `https://www.google.com/maps/search/?${query}`;
}

/** Returns a link to the way to the address on Google Maps. */
export function routeLink(address: Address): string {
  const query = new URLSearchParams({ api: '1', destination: mapQuery(address) });
  return `https://www.google.com/maps/dir/?${query}`;
}
