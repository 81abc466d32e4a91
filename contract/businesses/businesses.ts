import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { cnpjField, cpfField } from '../brazil/tax-ids.ts';
import { instant, version } from '../fields/fields.ts';
import { line, nameLine } from '../fields/text.ts';
import { businessId, userId } from '../http/ids.ts';
import { imageUrl, shownImage } from '../media/images.ts';
import { sizeTypeId } from './size-types.ts';

export const businessStatus = z.enum([
  'pending_approval',
  'active',
  'rejected',
  'suspended',
  'closed',
]);

export type BusinessStatus = z.output<typeof businessStatus>;

export const suspensionKind = z.enum(['payment', 'staff']);

export type SuspensionKind = z.output<typeof suspensionKind>;

export const business = z.object({
  id: businessId,
  name: z.string(),
  legalName: z.exactOptional(z.string()),
  sizeTypeId,
  avatarUrl: z.exactOptional(z.string()),
  images: z.array(shownImage),
  userId,
  legalRegister: z.exactOptional(z.string()),
  personRegister: z.exactOptional(z.string()),
  status: businessStatus,
  /**
   * The live record, on a revision. A business of the special size type with an agreement has its own id here,
   * which tells clients to treat it as an ordinary business.
   */
  previousActive: z.exactOptional(businessId),
  rejectionReason: z.exactOptional(z.string()),
  approvedAt: z.exactOptional(instant),
  trialEndsAt: z.exactOptional(instant),
  suspendedReason: z.exactOptional(z.string()),
  suspendedBy: z.exactOptional(z.array(suspensionKind)),
  createdAt: instant,
  updatedAt: instant,
  version,
});

export type Business = z.output<typeof business>;

/** A business as its shops and offers show it. */
export const businessRef = z.pick(business, { id: true, name: true, avatarUrl: true });

export type BusinessRef = z.output<typeof businessRef>;

/** What an owner enters about a business: at most one tax id, which approval requires. */
export const businessInput = z
  .strictObject({
    name: nameLine(2, 80),
    legalName: z.exactOptional(nameLine(2, 120)),
    sizeTypeId,
    avatarUrl: z.exactOptional(imageUrl),
    userId,
    legalRegister: z.exactOptional(cnpjField),
    personRegister: z.exactOptional(cpfField),
  })
  .check(
    z.refine((input) => input.legalRegister === undefined || input.personRegister === undefined, {
      error: 'ONLY_ONE_TAX_ID',
      path: ['personRegister'],
    }),
  );

export type BusinessInput = z.output<typeof businessInput>;

/** Fields that need staff approval again after a change. */
export const approvedFields = [
  'name',
  // Otherwise a business could show another company's name.
  'legalName',
  'legalRegister',
  'personRegister',
  'sizeTypeId',
] as const satisfies readonly (keyof BusinessInput)[];

/** A user's business, with its live record during a revision, else with the last refused revision. */
export const ownBusinesses = z.object({
  items: z.array(business),
  currentBusinessId: z.exactOptional(businessId),
  active: z.exactOptional(business),
  rejectedRevision: z.exactOptional(business),
});

export const staffReason = line(3, 500);

export const approvalInput = z
  .strictObject({
    decision: z.enum(['approve', 'reject']),
    reason: z.exactOptional(staffReason),
  })
  .check(
    z.refine((input) => input.decision === 'approve' || input.reason !== undefined, {
      error: 'REQUIRED',
      path: ['reason'],
    }),
  );

export type ApprovalInput = z.output<typeof approvalInput>;

export const suspensionInput = z.strictObject({ reason: staffReason });
