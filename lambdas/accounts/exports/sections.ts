import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';
import { user as userSchema } from '#contract/accounts/users.ts';
import { business as businessSchema } from '#contract/businesses/businesses.ts';
import { claim as claimSchema } from '#contract/claims/claims.ts';
import { instant } from '#contract/fields/fields.ts';
import { offer as offerSchema } from '#contract/offers/offers.ts';
import { shop as shopSchema } from '#contract/shops/shops.ts';
import { type BusinessItem, findBusiness } from '#lambdas/businesses/store/business-store.ts';
import { ownerIdOfUser } from '#lambdas/media/images/stored-image.ts';
import { offerView } from '#lambdas/offers/offer.ts';
import { lookForAccount } from '#lambdas/platform/identity/find-addressee.ts';
import type { UserItem } from '#lambdas/platform/identity/user-store.ts';
import { shopView } from '#lambdas/shops/shop.ts';
import { loadShopFacts } from '#lambdas/shops/shop-facts.ts';
import { summaryOfReport } from '#lambdas/statistics/reports/report.ts';
import {
  acceptedTermsOf,
  agreementsOf,
  claimsOf,
  decisionsOn,
  type ExportedPages,
  exportedInvoicesOf,
  exportedReportsOf,
  findOwnRecord,
  findSubscriptionRecord,
  followsOf,
  imagesOf,
  indicationsOf,
  offersOf,
  pushSubscriptionsOf,
  redemptionsOf,
  rejectedRevisionsOf,
  releasedIdentifiersOf,
  shopsOf,
  validatorsOf,
} from './store/exported-items.ts';

/** Returns an account's attributes and creation time; undefined if it is gone. Throws if that is uncertain. */
async function findAccountAttributes(
  userId: string,
  now: Date,
): Promise<Readonly<Record<string, string>> | undefined> {
  const account = await lookForAccount(userId, now);
  if (account === 'missing') return undefined;
  if (account === 'in doubt') throw new Error('The user pool does not find the account of a user');
  const { attributes, createdAt } = account;
  return { ...attributes, ...(createdAt && { createdAt: createdAt.toISOString() }) };
}

/** The user whose data is exported, and the instant of the data. */
export interface ExportedUser {
  readonly userId: string;
  /** Absent until the user's first call. */
  readonly user: UserItem | undefined;
  /** The business that the user owns. */
  readonly business: BusinessItem | undefined;
  readonly now: Date;
}

/** A section of the file: a value (left out if undefined), or a list read page by page. */
type Section =
  | { readonly value: (exported: ExportedUser) => Promise<unknown> }
  | { readonly pages: (exported: ExportedUser, after?: string) => ExportedPages };

const value = (read: (exported: ExportedUser) => Promise<unknown>) => ({ value: read });
const pages = (read: (exported: ExportedUser, after?: string) => ExportedPages) => ({
  pages: read,
});

async function* none(): ExportedPages {}

/** A list of the user's own business; empty if they have none. */
const ofBusiness = (
  read: (business: BusinessItem, exported: ExportedUser, after?: string) => ExportedPages,
) =>
  pages((exported, after) =>
    exported.business ? read(exported.business, exported, after) : none(),
  );

/** Keeps only the fields that the API shows. */
const shown = (schema: z.ZodMiniType, record: unknown) => record && schema.parse(record);

/** Schema of the user in the file, without the role, which also depends on the groups of a token. */
const shownUser = z.extend(z.omit(userSchema, { role: true }), {
  isPasswordRequired: z.exactOptional(userSchema.shape.isPasswordRequired),
  email: z.exactOptional(z.string()),
  locale: z.exactOptional(z.string()),
  staffSince: z.exactOptional(instant),
});

/** Schema of a claim in the file, without voucher, consumer, and addresses of shops. */
const exportedClaim = z.omit(claimSchema, { voucher: true, consumerId: true, shops: true });

/** Converts the records of each page with `show`; unreadable records stay undefined. */
async function* shownPages<T>(
  pagesOfList: ExportedPages<T>,
  show: (records: readonly T[]) => Promise<(record: T) => unknown>,
): ExportedPages {
  for await (const { records, position } of pagesOfList) {
    const view = await show(records.filter((record) => record !== undefined));
    yield { records: records.map((record) => record && view(record)), position };
  }
}

/** Position after the pending revision, which comes before the rejected ones. */
const afterPending = '0';

async function* revisionsOf(
  { id, revisionId }: BusinessItem,
  _: ExportedUser,
  after?: string,
): ExportedPages {
  if (revisionId && after === undefined) {
    const records = [shown(businessSchema, await findBusiness(revisionId))];
    yield { records, position: afterPending };
  }
  yield* shownPages(
    rejectedRevisionsOf(id, after),
    async () => (record) => shown(businessSchema, record),
  );
}

const shownShopsOf = (
  business: BusinessItem,
  { userId, now }: ExportedUser,
  after?: string,
): ExportedPages =>
  shownPages(shopsOf(business.id, after), async (shops) => {
    const factsOf = await loadShopFacts(shops, userId, now, 'eventual');
    return (shop) => shown(shopSchema, shopView(shop, business, factsOf(shop), now));
  });

const shownOffersOf = (
  business: BusinessItem,
  { now }: ExportedUser,
  after?: string,
): ExportedPages =>
  shownPages(
    offersOf(business.id, after),
    async () =>
      ({ offer, counters }) =>
        shown(offerSchema, offerView(offer, counters, business, now)),
  );

/** Sections of the file in order, each with the data that the API shows to the user. */
export const sections = {
  account: value(({ userId, now }) => findAccountAttributes(userId, now)),
  user: value(async ({ user }) => shown(shownUser, user)),
  acceptedTerms: pages(({ userId }, after) => acceptedTermsOf(userId, after)),
  follows: pages(({ userId }, after) => followsOf(userId, after)),
  claims: pages(({ userId, now }, after) =>
    shownPages(claimsOf(userId, now, after), async () => (record) => shown(exportedClaim, record)),
  ),
  pushSubscriptions: pages(({ userId }, after) => pushSubscriptionsOf(userId, after)),
  indications: pages(({ userId }, after) => indicationsOf(userId, after)),
  /** Own record of a validator. */
  validator: value(async ({ user }) =>
    user?.businessId && user.validatorId
      ? findOwnRecord(user.businessId, user.validatorId)
      : undefined,
  ),
  business: value(async ({ business }) => shown(businessSchema, business)),
  businessRevisions: ofBusiness(revisionsOf),
  businessDecisions: ofBusiness(({ id }, _, after) => decisionsOn(id, after)),
  shops: ofBusiness(shownShopsOf),
  releasedIdentifiers: ofBusiness(({ id }, _, after) => releasedIdentifiersOf(id, after)),
  validators: ofBusiness(({ id }, _, after) => validatorsOf(id, after)),
  offers: ofBusiness(shownOffersOf),
  redemptions: ofBusiness(({ id }, _, after) => redemptionsOf(id, after)),
  subscription: value(async ({ business }) => business && findSubscriptionRecord(business.id)),
  agreements: ofBusiness(({ id }, _, after) => agreementsOf(id, after)),
  invoices: ofBusiness(({ id }, { now }, after) => exportedInvoicesOf(id, now, after)),
  reports: ofBusiness(({ id }, { now }, after) =>
    shownPages(exportedReportsOf(id, after), async () => (report) => ({
      ...summaryOfReport(report, now),
      ...(report.totals && { totals: report.totals }),
    })),
  ),
  images: pages(({ userId, business }, after) =>
    imagesOf([ownerIdOfUser(userId), ...(business ? [business.id] : [])], after),
  ),
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sections;
