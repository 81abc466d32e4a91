import type { StoredInvoiceStatus } from '../billing/invoices.ts';
import type { BusinessStatus } from '../businesses/businesses.ts';
import type { StoredClaimStatus } from '../claims/claims.ts';
import type { Redemption } from '../claims/redemptions.ts';
import type { Offer } from '../offers/offers.ts';
import type { ReportStatus } from '../statistics/reports.ts';
import type { ValidatorStatus } from '../validators/validators.ts';
import { defineLifecycle } from './lifecycle.ts';

/** A business. Staff and unpaid invoices may suspend it at the same time: `lift-one` ends one of the two. */
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

/** A shop, by its owner's settings. While its business is suspended it is shown as `suspended`. */
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

/** An offer, by its owner's settings; its display status also follows from the clock and the claims. */
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

/** A validator. `disable` follows a removal of them or their shop, and the end of an unused temporary password. */
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
 * An invoice. It is shown as overdue while open after its due day. `pay-late` follows a cancellation without
 * payment.
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

/** A claim. An open claim is shown as expired after its end; `reverse` rolls a redemption back, even later. */
export const claimLifecycle = defineLifecycle<StoredClaimStatus, 'redeem' | 'cancel' | 'reverse'>({
  initial: 'open',
  transitions: {
    open: { redeem: 'redeemed', cancel: 'cancelled' },
    redeemed: { reverse: 'open' },
    cancelled: {},
  },
});

/** A redemption; its rollback opens the claim again. */
export const redemptionLifecycle = defineLifecycle<Redemption['status'], 'reverse'>({
  initial: 'done',
  transitions: { done: { reverse: 'reversed' }, reversed: {} },
});

/**
 * A report. `fail` and `expire` follow from the clock: no file after two hours, or a file older than 30 days. A
 * file that names a removed validator expires at once; a late job still finishes a failed report.
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
