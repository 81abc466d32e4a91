import '#contract/zod-config.ts';
import * as z from 'zod/mini';
import { business as businessSchema } from '#contract/businesses.ts';
import { instant } from '#contract/fields.ts';
import { offer as offerSchema } from '#contract/offers.ts';
import { shop as shopSchema } from '#contract/shops.ts';
import { user as userSchema } from '#contract/users.ts';
import { type BusinessItem, findBusiness } from '../businesses/business-repository.ts';
import { ownerIdOfUser } from '../images/image-owner.ts';
import { offerView } from '../offers/offer.ts';
import type { UserItem } from '../shared/identity/user-repository.ts';
import { shopView } from '../shops/shop.ts';
import { loadShopFacts } from '../shops/shop-facts.ts';
import {
  decisionsOn,
  offersOf,
  rejectedRevisionsOf,
  releasedIdentifiersOf,
  shopsOf,
  validatorsOf,
} from './repository/of-business.ts';
import { imagesOf } from './repository/of-images.ts';
import {
  acceptedTermsOf,
  findOwnRecord,
  followsOf,
  indicationsOf,
  pushSubscriptionsOf,
} from './repository/of-user.ts';
import type { ExportedPage } from './repository/pages.ts';

/** Whose data is exported, and as of when. */
export interface Subject {
  readonly userId: string;
  /** Absent until their first call has stored it. */
  readonly user: UserItem | undefined;
  /** The business that they own. */
  readonly business: BusinessItem | undefined;
  readonly now: Date;
}

/** A part of the file: one value, left out where there is none, or a list, read a page at a time. */
type Section =
  | { readonly value: (subject: Subject) => Promise<unknown> }
  | { readonly pages: (subject: Subject) => AsyncIterable<ExportedPage> };

const value = (read: (subject: Subject) => Promise<unknown>) => ({ value: read });
const pages = (read: (subject: Subject) => AsyncIterable<ExportedPage>) => ({ pages: read });

async function* none(): AsyncGenerator<ExportedPage> {}

/** A list of the business that the subject owns, empty where they own none. */
const ofBusiness = (
  read: (business: BusinessItem, subject: Subject) => AsyncIterable<ExportedPage>,
) => pages((subject) => (subject.business ? read(subject.business, subject) : none()));

/** What the API shows of a record: the rest of it is not for its owner. */
const shown = (schema: z.ZodMiniType, record: unknown) => record && schema.parse(record);

/**
 * What is shown of a user: what the API shows, without the role, which also depends on the groups of a token. And
 * since when they are staff, a fact about the person that no other section has. Marks by which sign-ins are
 * checked are for nobody.
 */
const shownUser = z.extend(z.omit(userSchema, { role: true }), {
  isPasswordRequired: z.exactOptional(userSchema.shape.isPasswordRequired),
  staffSince: z.exactOptional(instant),
});

async function* revisionsOf(business: BusinessItem): AsyncGenerator<ExportedPage> {
  if (business.revisionId) yield [shown(businessSchema, await findBusiness(business.revisionId))];
  for await (const records of rejectedRevisionsOf(business.id)) {
    yield records.map((record) => shown(businessSchema, record));
  }
}

async function* shownShopsOf(
  business: BusinessItem,
  { userId, now }: Subject,
): AsyncGenerator<ExportedPage> {
  for await (const shops of shopsOf(business.id)) {
    const readable = shops.filter((shop) => shop !== undefined);
    const factsOf = await loadShopFacts(readable, userId, now, 'eventual');
    yield shops.map(
      (shop) => shop && shown(shopSchema, shopView(shop, business, factsOf(shop), now)),
    );
  }
}

async function* shownOffersOf(
  business: BusinessItem,
  { now }: Subject,
): AsyncGenerator<ExportedPage> {
  for await (const offers of offersOf(business.id)) {
    yield offers.map(
      (found) => found && shown(offerSchema, offerView(found.offer, found.counters, business, now)),
    );
  }
}

/**
 * The parts of the file in their order. Each has what the API shows the user of their data, in the form in which
 * it does; what it does not show, such as who took a decision, stays out.
 */
export const sections = {
  account: value(async ({ userId }) => {
    const { findAccountAttributes } = await import('./account-attributes.ts');
    return findAccountAttributes(userId);
  }),
  user: value(async ({ user }) => shown(shownUser, user)),
  acceptedTerms: pages(({ userId }) => acceptedTermsOf(userId)),
  follows: pages(({ userId }) => followsOf(userId)),
  pushSubscriptions: pages(({ userId }) => pushSubscriptionsOf(userId)),
  indications: pages(({ userId }) => indicationsOf(userId)),
  /** Their own record, of a validator. */
  validator: value(async ({ user }) =>
    user?.businessId && user.validatorId
      ? findOwnRecord(user.businessId, user.validatorId)
      : undefined,
  ),
  business: value(async ({ business }) => shown(businessSchema, business)),
  businessRevisions: ofBusiness(revisionsOf),
  businessDecisions: ofBusiness(({ id }) => decisionsOn(id)),
  shops: ofBusiness(shownShopsOf),
  releasedIdentifiers: ofBusiness(({ id }) => releasedIdentifiersOf(id)),
  validators: ofBusiness(({ id }) => validatorsOf(id)),
  offers: ofBusiness(shownOffersOf),
  images: pages(({ userId, business }) =>
    imagesOf([ownerIdOfUser(userId), ...(business ? [business.id] : [])]),
  ),
} as const satisfies Readonly<Record<string, Section>>;

export type SectionName = keyof typeof sections;
