import {
  type Bill,
  findNotification,
  type OwnerNotification,
} from '../notifications/find-notification.ts';
import type { NotifiedEvent } from '../notifications/notified-event.ts';
import type { MailFacts } from './mail-facts.ts';
import { sender } from './mail-settings.ts';
import { isTooOldToMail } from './mail-timing.ts';
import { mailUser, type UserMail } from './mail-user.ts';

const factsOfInvoice = ({ invoice, suspendsOn }: Bill): Omit<MailFacts, 'name'> => ({
  invoiceId: invoice.id,
  number: invoice.number,
  amountCents: invoice.paidCents ?? invoice.amountCents,
  dueDate: invoice.dueDate,
  suspendsOn,
  reason: invoice.rejectionReason ?? invoice.cancellationReason,
});

function factsOf({ code }: NotifiedEvent, { decided, live, bill }: OwnerNotification): MailFacts {
  const { name, suspendedReason } = live;
  if (bill) return { name, ...factsOfInvoice(bill) };
  return {
    name,
    reason: code === 'BUSINESS_SUSPENDED' ? suspendedReason : decided.rejectionReason,
  };
}

/** Returns the name that remembers the mail: equal for repeats of an event, different for the next event. */
const eventOf = (event: NotifiedEvent, { bill }: OwnerNotification): string =>
  'step' in event && bill
    ? `${event.code}#${bill.invoice.id}#${event.step}`
    : `${event.code}#${event.at}`;

/** Returns the mail about an event. Undefined where it no longer holds or is too old, or the owner is not active. */
async function findOwnerMail(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<UserMail | undefined> {
  if (isTooOldToMail(event.at, now)) return undefined;
  const notification = await findNotification(id, event, now);
  if (!notification) return undefined;
  const { userId } = notification;
  const { code, at } = event;
  return {
    userId,
    code,
    event: eventOf(event, notification),
    at,
    facts: factsOf(event, notification),
  };
}

/** Mails an owner about an event. Returns the seconds until a throttled mail is sent again. */
export async function mailOwner(
  id: string,
  event: NotifiedEvent,
  now: Date,
): Promise<number | undefined> {
  if (sender === undefined) return undefined;
  const mail = await findOwnerMail(id, event, now);
  return mail && mailUser(mail, { sender, now });
}
