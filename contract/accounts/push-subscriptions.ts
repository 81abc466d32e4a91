import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';

/** The id that a browser chose for its own subscription. */
export const pushSubscriptionId = z.uuid();

/** Base64url without padding, of exactly so many bytes. */
const bytes = (count: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}$`)));

/** A browser's Web Push subscription (Push API; keys by RFC 8291). */
export const pushSubscriptionInput = z.strictObject({
  endpoint: z.url().check(z.maxLength(1024)),
  keys: z.strictObject({
    /** The browser's public key: an uncompressed point of P-256. */
    p256dh: bytes(65),
    auth: bytes(16),
  }),
});

export type PushSubscriptionInput = z.output<typeof pushSubscriptionInput>;

/** A subscription as the API shows it, without its endpoint: whoever knows that can send to the browser. */
export const pushSubscription = z.object({
  id: pushSubscriptionId,
  createdAt: instant,
  updatedAt: instant,
});

export type PushSubscription = z.output<typeof pushSubscription>;

/** Subscriptions per user; a further one replaces the subscription that was renewed longest ago. */
export const maxPushSubscriptions = 10;

/** A push message; the service worker turns it into a sentence. */
export const pushMessage = z.object({
  code: z.enum([
    'BUSINESS_APPROVED',
    'BUSINESS_REJECTED',
    'BUSINESS_SUSPENDED',
    'BUSINESS_SUSPENDED_FOR_PAYMENT',
    'INVOICE_DUE',
    'INVOICE_OVERDUE',
    'PAYMENT_CONFIRMED',
    'PAYMENT_REFUSED',
  ]),
  businessId: z.string(),
  /** Trading name of the business. */
  name: z.string(),
});

export type PushMessage = z.output<typeof pushMessage>;
