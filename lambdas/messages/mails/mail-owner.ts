import type { Bill } from '../notifications/find-bill.ts';
import { findOwnerNews, type OwnerNews } from '../notifications/find-owner-news.ts';
import type { OwnerEvent } from '../notifications/owner-event.ts';
import { isTooOldToMail } from './mail-age.ts';
import type { MailFacts } from './mail-facts.ts';
import { sender } from './mail-settings.ts';
import { mailUser, type UserMail } from './mail-user.ts';

const factsOfInvoice = ({ invoice, suspendsOn }: Bill): Omit<MailFacts, 'name'> => ({
  invoiceId: invoice.id,
  number: invoice.number,
  amountCents: invoice.paidCents ?? invoice.amountCents,
  dueDate: invoice.dueDate,
  suspendsOn,
  reason: invoice.rejectionReason ?? invoice.cancellationReason,
});

function factsOf({ code }: OwnerEvent, { decided, live, bill }: OwnerNews): MailFacts {
  const { name, suspendedReason } = live;
  if (bill) return { name, ...factsOfInvoice(bill) };
  return {
    name,
    reason: code === 'BUSINESS_SUSPENDED' ? suspendedReason : decided.rejectionReason,
  };
}

/** Returns the name that remembers the mail: equal for repeats of an event, different for the next event. */
const eventOf = (event: OwnerEvent, { bill }: OwnerNews): string =>
  'step' in event && bill
    ? `${event.code}#${bill.invoice.id}#${event.step}`
    : `${event.code}#${event.at}`;

/** Returns the mail about an event. Undefined where it no longer holds or is too old, or the owner is not active. */
async function findOwnerMail(
  id: string,
  event: OwnerEvent,
  now: Date,
): Promise<UserMail | undefined> {
  if (isTooOldToMail(event.at, now)) return undefined;
  const news = await findOwnerNews(id, event, now);
  if (!news) return undefined;
  const { userId } = news;
  const { code, at } = event;
  return { userId, code, event: eventOf(event, news), at, facts: factsOf(event, news) };
}

/** Mails an owner about an event. Returns the seconds until a throttled mail is sent again. */
export async function mailOwner(
  id: string,
  event: OwnerEvent,
  now: Date,
): Promise<number | undefined> {
  if (sender === undefined) return undefined;
  const mail = await findOwnerMail(id, event, now);
  return mail && mailUser(mail, { sender, now });
}
