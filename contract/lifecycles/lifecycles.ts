import type { StoredInvoiceStatus } from '../billing/invoices.ts';
import type { BusinessStatus } from '../businesses/businesses.ts';
import type { StoredClaimStatus } from '../claims/claims.ts';
import type { Redemption } from '../claims/redemptions.ts';
import type { Offer } from '../offers/offers.ts';
import type { ReportStatus } from '../statistics/reports.ts';
import type { ValidatorStatus } from '../validators/validators.ts';
import { defineLifecycle } from './lifecycle.ts';

/**
 * A business; `close` follows the removal of its owner's account. It may be suspended by staff and for unpaid invoices, side
 * by side: `lift-one` ends one of the two.
 */
export const businessLifecycle = defineLifecycle<
  BusinessStatus,
  'edit' | 'approve' | 'reject' | 'suspend' | 'lift-one' | 'lift' | 'close'
>({
  initial: 'pending_approval',
  transitions: {
    pending_approval: {
      edit: 'pending_approval',
      approve: 'active',
      reject: 'rejected',
      close: 'closed',
    },
    active: { edit: 'active', suspend: 'suspended', close: 'closed' },
    rejected: { edit: 'pending_approval', close: 'closed' },
    suspended: { suspend: 'suspended', 'lift-one': 'suspended', lift: 'active', close: 'closed' },
    closed: {},
  },
});

/** A revision of an active business, which stays live. Approval merges it into the live record. */
export const revisionLifecycle = defineLifecycle<
  'pending_approval' | 'merged' | 'rejected',
  'edit' | 'approve' | 'reject'
>({
  initial: 'pending_approval',
  transitions: {
    pending_approval: { edit: 'pending_approval', approve: 'merged', reject: 'rejected' },
    merged: {},
    rejected: {},
  },
});

/** A shop, by what its owner set. While its business is suspended it is shown as `suspended`. */
export const shopLifecycle = defineLifecycle<
  'active' | 'inactive' | 'removed',
  'edit' | 'switch-off' | 'switch-on' | 'remove'
>({
  initial: 'active',
  transitions: {
    active: { edit: 'active', 'switch-off': 'inactive', remove: 'removed' },
    inactive: { edit: 'inactive', 'switch-on': 'active', remove: 'removed' },
    removed: {},
  },
});

/** An offer, by what its owner set; what is shown also follows from the clock and the claims. */
export const offerLifecycle = defineLifecycle<
  Offer['status'] | 'removed',
  'edit' | 'switch-off' | 'switch-on' | 'remove'
>({
  initial: 'active',
  transitions: {
    active: { edit: 'active', 'switch-off': 'inactive', remove: 'removed' },
    inactive: { edit: 'inactive', 'switch-on': 'active', remove: 'removed' },
    removed: {},
  },
});

/**
 * A validator of a shop. `disable` follows their removal, that of their shop, and the end of a temporary password that
 * nobody used.
 */
export const validatorLifecycle = defineLifecycle<
  ValidatorStatus,
  'first-access' | 'new-password' | 'disable'
>({
  initial: 'pending_first_access',
  transitions: {
    pending_first_access: {
      'first-access': 'active',
      'new-password': 'pending_first_access',
      disable: 'disabled',
    },
    active: { 'new-password': 'pending_first_access', disable: 'disabled' },
    disabled: {},
  },
});

/** A consumer's indication of a shop. */
export const indicationLifecycle = defineLifecycle<
  'new' | 'contacted' | 'converted' | 'discarded',
  'contact' | 'convert' | 'discard'
>({
  initial: 'new',
  transitions: {
    new: { contact: 'contacted', convert: 'converted', discard: 'discarded' },
    contacted: { convert: 'converted', discard: 'discarded' },
    converted: {},
    discarded: { contact: 'contacted' },
  },
});

/**
 * An invoice. It is shown as overdue while it is open after its due day; `pay` is recorded by staff. `pay-late` pays an
 * invoice that was cancelled when its business left.
 */
export const invoiceLifecycle = defineLifecycle<
  StoredInvoiceStatus,
  'send-receipt' | 'pay' | 'refuse' | 'reopen' | 'cancel' | 'pay-late'
>({
  initial: 'open',
  transitions: {
    open: { 'send-receipt': 'in_review', pay: 'paid', cancel: 'cancelled' },
    in_review: { 'send-receipt': 'in_review', pay: 'paid', refuse: 'open', cancel: 'cancelled' },
    paid: { reopen: 'open' },
    cancelled: { 'pay-late': 'paid' },
  },
});

/**
 * A claim. One that is open after its end is shown as expired, and cannot be redeemed or cancelled any more; `reverse` is the
 * rollback of a redemption, and of one that ended meanwhile, too.
 */
export const claimLifecycle = defineLifecycle<StoredClaimStatus, 'redeem' | 'cancel' | 'reverse'>({
  initial: 'open',
  transitions: {
    open: { redeem: 'redeemed', cancel: 'cancelled' },
    redeemed: { reverse: 'open' },
    cancelled: {},
  },
});

/** A redemption, which opens its claim again when it is rolled back. */
export const redemptionLifecycle = defineLifecycle<Redemption['status'], 'reverse'>({
  initial: 'done',
  transitions: { done: { reverse: 'reversed' }, reversed: {} },
});

/**
 * A report. `fail` and `expire` follow from the clock: its file was not made in two hours, or 30 days ago; one whose file names
 * a validator who was removed expires at once. A late job still finishes one that failed.
 */
export const reportLifecycle = defineLifecycle<
  ReportStatus,
  'finish' | 'fail' | 'expire' | 'remake'
>({
  initial: 'processing',
  transitions: {
    processing: { finish: 'ready', fail: 'failed' },
    ready: { expire: 'expired' },
    failed: { finish: 'ready', remake: 'processing' },
    expired: { remake: 'processing' },
  },
});
