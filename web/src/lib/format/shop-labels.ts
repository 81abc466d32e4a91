import type { Shop } from '#contract/shops/shops.ts';

type LabelledShop = Pick<Shop, 'id' | 'address'>;

/** Names an owner's shops, `Boa Vista · Recife`, with the street if two are in the same neighbourhood. */
export function shopLabels(
  shops: readonly LabelledShop[],
): { readonly value: string; readonly label: string }[] {
  const placeOf = ({ address }: LabelledShop) => `${address.neighborhood} · ${address.city}`;
  const places = shops.map(placeOf);
  return shops.map((shop) => {
    const place = placeOf(shop);
    const isOnly = places.indexOf(place) === places.lastIndexOf(place);
    const { street, number } = shop.address;
    return { value: shop.id, label: isOnly ? place : `${place} · ${street}, ${number}` };
  });
}
