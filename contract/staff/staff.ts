import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { agreement } from '../billing/agreements.ts';
import { invoice, storedInvoiceStatuses } from '../billing/invoices.ts';
import { business, businessStatus, staffReason } from '../businesses/businesses.ts';
import { amount, day, instant } from '../fields/fields.ts';
import { businessId, imageId, indicationId, userId } from '../http/ids.ts';
import { imageUrl } from '../media/images.ts';
import { indicationStatus } from '../shops/indications.ts';

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

/** The most businesses with the same tax id that are shown; the newest are. */
export const maxSameTaxId = 10;

/** A debt of a business that has left: reais, and the day of the last cancelled invoice. */
const debt = z.object({ amount, on: day });

export type Debt = z.output<typeof debt>;

/**
 * A business as staff see it; a revision comes with the live record that it would change. `applicant` registered it,
 * and is absent once the account is gone. `sameTaxId` are the other businesses with its CNPJ or CPF, including rejected
 * ones and those that ask for it in a revision. `leftOwing` is what businesses with it left unpaid in the last five years,
 * the newest first.
 */
export const businessForStaff = z.extend(business, {
  active: z.exactOptional(business),
  applicant: z.exactOptional(contact),
  sameTaxId: z.array(otherBusiness).check(z.maxLength(maxSameTaxId)),
  leftOwing: z.exactOptional(z.array(debt)),
});

export type BusinessForStaff = z.output<typeof businessForStaff>;

/** The length of what staff search a business by: a word of two letters, or the longest e-mail. */
export const staffSearchLength = { min: 2, max: 254 } as const;

/** Which picture staff take down, and why. */
export const takeDownInput = z.strictObject({ url: imageUrl, reason: staffReason });

/**
 * What staff decide, by the events of the lifecycles: the first four on a business, `agree` on its agreement, the last
 * three on an indication; `take-down` is on a picture, and those after it are on an invoice.
 */
const decisionAction = z.enum([
  'approve',
  'reject',
  'suspend',
  'lift',
  'agree',
  'take-down',
  'pay',
  'refuse',
  'reopen',
  'cancel',
  'contact',
  'convert',
  'discard',
]);

/** The states of a picture in the record of its take-down. */
const pictureStates = ['shown', 'taken_down'] as const;

/**
 * What a decision changed, with tax ids masked: of an indication the status, of a picture its address and the name of
 * its business, of an invoice its number, its status and what is or was to pay, of an agreement its terms, of a business
 * that has left only status and tax id.
 */
const decidedRecord = z.extend(
  z.partial(
    z.extend(
      z.pick(business, {
        name: true,
        legalName: true,
        legalRegister: true,
        personRegister: true,
        sizeTypeId: true,
      }),
      { ...agreement.shape, number: invoice.shape.number, amount: invoice.shape.amount },
    ),
  ),
  {
    status: z.enum([
      ...businessStatus.options,
      ...indicationStatus.options,
      ...pictureStates,
      ...storedInvoiceStatuses,
    ]),
    imageUrl: z.exactOptional(imageUrl),
  },
);

/** A decision of staff. */
export const decision = z.object({
  id: z.string(),
  /** For a picture, the id of its business, or of the picture where its user has no business. */
  subjectId: z.union([businessId, indicationId, imageId]),
  /** The name of the business at that time, or of the indicated shop; absent once these are gone. */
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
