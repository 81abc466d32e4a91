import type { BusinessItem } from '#lambdas/businesses/store/business-store.ts';
import { liftedOf, suspendedFor, suspensionsOf } from '#lambdas/businesses/suspension.ts';
import { suspendsBy } from '../next-act.ts';
import { resumed } from '../next-start.ts';
import { type SubscriptionItem, stopped } from '../subscription.ts';

/** A subscription and its business, which change together. */
export interface Billed {
  readonly subscription: SubscriptionItem;
  /** Undefined where the business has left. */
  readonly business: BusinessItem | undefined;
}

interface When {
  readonly now: Date;
  readonly today: string;
}

/** Suspends a business with an overdue invoice, and stops its billing. */
export function suspendForPayment(
  { subscription, business }: Billed,
  { now }: Pick<When, 'now'>,
): Billed {
  const isSuspended = business && suspensionsOf(business).includes('payment');
  return {
    subscription: { ...stopped(subscription), isSuspended: true },
    business: business && !isSuspended ? suspendedFor(business, 'payment', now) : business,
  };
}

/** Lifts a payment suspension if no other invoice is overdue; one in review still counts as overdue. */
export function liftIfPaid({ subscription, business }: Billed, { now, today }: When): Billed {
  const { unpaid, isSuspended } = subscription;
  if (!isSuspended || unpaid.some((invoice) => suspendsBy(invoice, today))) {
    return { subscription, business };
  }
  const after = { ...subscription, isSuspended: false };
  if (!business || !suspensionsOf(business).includes('payment')) {
    return { subscription: after, business };
  }
  const lifted = liftedOf(business, 'payment', now);
  return {
    subscription: lifted.status === 'active' ? resumed(after, lifted, today) : after,
    business: lifted,
  };
}
