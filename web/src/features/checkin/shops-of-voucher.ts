import { shopMark } from '#contract/claims/voucher.ts';

/** Returns those shops of an offer whose marks a voucher has. */
export async function shopsOfVoucher<S extends { readonly id: string }>(
  shops: readonly S[],
  marks: readonly number[],
): Promise<readonly S[]> {
  const marked = await Promise.all(
    shops.map(async (shop) => (marks.includes(await shopMark(shop.id)) ? [shop] : [])),
  );
  return marked.flat();
}
