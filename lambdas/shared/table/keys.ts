/** Every primary key of the table is made here; docs/access-patterns.md lists what reads them. */
export interface Key {
  readonly PK: string;
  readonly SK: string;
}

const key = (PK: string, SK: string): Key => ({ PK, SK });

export const keys = {
  user: (userId: string) => key(`USER#${userId}`, 'USER'),
  acceptedTerms: (userId: string, version: string) => key(`USER#${userId}`, `TERMS#${version}`),
  follow: (userId: string, shopId: string) => key(`USER#${userId}`, `FOLLOW#${shopId}`),
  idempotency: (userId: string, idempotencyKey: string) =>
    key(`IDEMPOTENCY#${userId}#${idempotencyKey}`, 'IDEMPOTENCY'),
  business: (businessId: string) => key(`BUSINESS#${businessId}`, 'BUSINESS'),
  businessCounters: (businessId: string) => key(`BUSINESS#${businessId}`, 'COUNTERS'),
  shopOfBusiness: (businessId: string, shopId: string) =>
    key(`BUSINESS#${businessId}`, `SHOP#${shopId}`),
  offerOfBusiness: (businessId: string, offerId: string) =>
    key(`BUSINESS#${businessId}`, `OFFER#${offerId}`),
  audit: (businessId: string, auditId: string) => key(`AUDIT#${businessId}`, `AUDIT#${auditId}`),
  shop: (shopId: string) => key(`SHOP#${shopId}`, 'SHOP'),
  shopCounters: (shopId: string) => key(`SHOP#${shopId}`, 'COUNTERS'),
  offerOfShop: (shopId: string, offerId: string) => key(`SHOP#${shopId}`, `OFFER#${offerId}`),
  shopIdentifier: (identifier: string) => key(`SHOP_IDENTIFIER#${identifier}`, 'SHOP_IDENTIFIER'),
  offer: (offerId: string) => key(`OFFER#${offerId}`, 'OFFER'),
  offerCounters: (offerId: string) => key(`OFFER#${offerId}`, 'COUNTERS'),
} as const;

type Row = Readonly<Record<string, unknown>>;

const partsOf = (part: unknown) => String(part).split('#');

/** The id in a row's partition key: of `OFFER#<id>`, the offer's. */
export const partitionId = (row: Row): string => partsOf(row['PK'])[1] ?? '';

/** The id in a row's sort key: of `OFFER#<id>` in the list of a shop, the offer's. */
export const sortId = (row: Row): string => partsOf(row['SK'])[1] ?? '';

/** What a row is, by the kinds of its two keys: `SHOP OFFER` is an offer in the list of a shop. */
export const kindOf = (row: Row): string => `${partsOf(row['PK'])[0]} ${partsOf(row['SK'])[0]}`;
