import './zod-config.ts';
import * as z from 'zod/mini';
import { business, businessStatus } from './businesses.ts';
import { instant } from './fields.ts';
import { businessId, indicationId, userId } from './ids.ts';
import { indicationStatus } from './indications.ts';

/** Whom to talk to, by their account; one that an administrator made may have no name. */
const contact = z.object({
  name: z.exactOptional(z.string()),
  email: z.string(),
  phone: z.exactOptional(z.string()),
});

export type Contact = z.output<typeof contact>;

/** A business that has the same tax id as another one, by the id of its live record. */
const otherBusiness = z.pick(business, { id: true, name: true, status: true });

export type OtherBusiness = z.output<typeof otherBusiness>;

/** How many businesses with the same tax id are shown at most, the newest. */
export const maxSameTaxId = 10;

/**
 * A business as staff see it: a revision comes with the live record that it would change. Without an
 * applicant, who registered it, the account of its owner is gone. `sameTaxId` are other businesses with its CNPJ
 * or CPF, also rejected ones and those that ask for it in a revision.
 */
export const businessForStaff = z.extend(business, {
  active: z.exactOptional(business),
  applicant: z.exactOptional(contact),
  sameTaxId: z.array(otherBusiness).check(z.maxLength(maxSameTaxId)),
});

export type BusinessForStaff = z.output<typeof businessForStaff>;

/** What staff decide, by the events of the lifecycles: the first four on a business, the others on an indication. */
const decisionAction = z.enum([
  'approve',
  'reject',
  'suspend',
  'lift',
  'contact',
  'convert',
  'discard',
]);

/**
 * What a decision changed, with tax ids masked. That of an indication has its status alone, that of a business which
 * has left no more than the tax id besides.
 */
const decidedRecord = z.extend(
  z.partial(
    z.pick(business, {
      name: true,
      legalName: true,
      legalRegister: true,
      personRegister: true,
      sizeTypeId: true,
    }),
  ),
  { status: z.enum([...businessStatus.options, ...indicationStatus.options]) },
);

/** A decision of staff. */
export const decision = z.object({
  id: z.string(),
  subjectId: z.union([businessId, indicationId]),
  /** The name of the business then, or of the indicated shop, as long as these exist. */
  subjectName: z.exactOptional(z.string()),
  /** Who decided; absent where their account was removed. */
  staffId: z.exactOptional(userId),
  /** The name of who decided, or else their e-mail; absent where their account is gone. */
  staffName: z.exactOptional(z.string()),
  at: instant,
  action: decisionAction,
  reason: z.exactOptional(z.string()),
  before: decidedRecord,
  after: decidedRecord,
});

export type Decision = z.output<typeof decision>;
