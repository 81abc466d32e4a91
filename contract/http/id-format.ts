/** Prefixes that tell an id's kind. */
export const idPrefixes = {
  business: 'biz',
  shop: 'shp',
  offer: 'off',
  validator: 'val',
  indication: 'ind',
  export: 'exp',
  upload: 'upl',
  image: 'img',
  invoice: 'inv',
  redemption: 'red',
  report: 'rpt',
} as const;

export type IdKind = keyof typeof idPrefixes;

/** Returns the pattern of an id: its prefix and a ULID, which sorts by creation. */
export function idPattern(kind: IdKind): RegExp {
  return new RegExp(`^${idPrefixes[kind]}_[0-9A-HJKMNP-TV-Z]{26}$`);
}
