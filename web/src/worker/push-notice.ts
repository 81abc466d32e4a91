import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { chooseLanguage, locales } from '#contract/http/languages.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import type { WorkerBuild } from './worker-build.ts';

/** The content of a notification, in the user's language. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** The app's icon, beside the text. */
  readonly icon: string;
  /** White silhouette of the mark, which Android shows in its status bar. */
  readonly badge: string;
  /** A notice replaces an earlier one with the same tag. */
  readonly tag: string;
  /** Whether the device sounds when a notice replaces another. Browsers refuse this without a tag. */
  readonly renotify: boolean;
  /** Data for the worker when the notice is clicked. */
  readonly data: { readonly path: string };
}

const { business, invoice, invoiceList } = screenPaths;

/** The screen for each message; a message about an unpaid invoice opens the one overdue longest. */
const paths: Readonly<Record<PushMessage['code'], string>> = {
  BUSINESS_APPROVED: business,
  BUSINESS_REJECTED: business,
  BUSINESS_SUSPENDED: business,
  BUSINESS_SUSPENDED_FOR_PAYMENT: invoice,
  INVOICE_DUE: invoice,
  INVOICE_OVERDUE: invoice,
  PAYMENT_REFUSED: invoice,
  PAYMENT_CONFIRMED: invoiceList,
};

const pathOf = (code: string): string => paths[code as PushMessage['code']] ?? business;

/** Returns the path that a click on a notice opens; notices of earlier versions have no data. */
export const pathOfNotice = (data: Partial<PushNotice['data']> | null): string =>
  data?.path ?? business;

/** For a code of a newer server, or an unreadable message: browsers demand a notice for each. */
const unknown = 'OTHER';

/** Returns the notice of a push message; any part of the message may be missing. */
export function pushNoticeOf(
  message: Partial<PushMessage>,
  texts: WorkerBuild['pushTexts'],
  chosen: string | undefined,
  preferred: readonly string[],
): PushNotice {
  const language = chooseLanguage(chosen, preferred);
  const { code = unknown, name = '', businessId = '' } = message;
  const text = texts[language][code] ?? texts[language][unknown] ?? { title: 'Vitrine', body: '' };
  const fill = (sentence: string) => sentence.replaceAll('{{name}}', () => name);
  return {
    title: fill(text.title),
    body: fill(text.body),
    lang: locales[language],
    icon: '/icons/icon-192.png',
    badge: '/icons/badge-96.png',
    tag: businessId,
    renotify: businessId !== '',
    data: { path: pathOf(code) },
  };
}
