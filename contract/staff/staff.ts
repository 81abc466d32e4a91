import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { agreement } from '../billing/agreements.ts';
import { invoice, storedInvoiceStatuses } from '../billing/invoices.ts';
import { business, businessStatus, staffReason } from '../businesses/businesses.ts';
import { amount, day, instant } from '../fields/fields.ts';
import { businessId, imageId, indicationId, userId } from '../http/ids.ts';
import { imageUrl } from '../media/images.ts';
import { indicationStatus } from '../shops/indications.ts';

/** A contact from an account; an account that an administrator made may have no name. */
const contact = z.object({
  name: z.exactOptional(z.string()),
  email: z.string(),
  phone: z.exactOptional(z.string()),
});

export type Contact = z.output<typeof contact>;

/** Another business with the same tax id, by the id of its live record. */
const otherBusiness = z.pick(business, { id: true, name: true, status: true });

export type OtherBusiness = z.output<typeof otherBusiness>;

/** Businesses with the same tax id that are shown, the newest first. */
export const maxSameTaxId = 10;

/** A debt of a business that has left: reais, and the day of the last cancelled invoice. */
const debt = z.object({ amount, on: day });

export type Debt = z.output<typeof debt>;

/**
 * A business as staff see it; a revision comes with its live record. `applicant` registered it. `sameTaxId`: other
 * businesses with its tax id, including rejected ones and revisions. `leftOwing`: unpaid debts under its tax id in
 * the last five years, newest first.
 */
export const businessForStaff = z.extend(business, {
  active: z.exactOptional(business),
  applicant: z.exactOptional(contact),
  sameTaxId: z.array(otherBusiness).check(z.maxLength(maxSameTaxId)),
  leftOwing: z.exactOptional(z.array(debt)),
});

export type BusinessForStaff = z.output<typeof businessForStaff>;

/** Length of a staff search: a word of two letters, or the longest e-mail. */
export const staffSearchLength = { min: 2, max: 254 } as const;

export const takeDownInput = z.strictObject({ url: imageUrl, reason: staffReason });

/**
 * Events of the lifecycles: the first four concern a business, `agree` its agreement, `take-down` an image, the
 * next four an invoice, the last three an indication.
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

/** States of an image in the record of its take-down. */
const pictureStates = ['shown', 'taken_down'] as const;

/** The changed fields, with tax ids masked; of a business that has left only status and tax id. */
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

export const decision = z.object({
  id: z.string(),
  /** For an image, the id of its business, or the image's own id where its user has no business. */
  subjectId: z.union([businessId, indicationId, imageId]),
  /** Name of the business at that time, or of the indicated shop; absent once they are gone. */
  subjectName: z.exactOptional(z.string()),
  /** Absent once the account was removed. */
  staffId: z.exactOptional(userId),
  /** Name, or else e-mail; absent once the account is gone. */
  staffName: z.exactOptional(z.string()),
  at: instant,
  action: decisionAction,
  reason: z.exactOptional(z.string()),
  before: decidedRecord,
  after: decidedRecord,
});

export type Decision = z.output<typeof decision>;
