import type { PushMessage } from '#contract/accounts/push-subscriptions.ts';
import { chooseLanguage, locales } from '#contract/http/languages.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import type { WorkerBuild } from './worker-build.ts';

/** What a notification shows, in the language of the user. */
export interface PushNotice {
  readonly title: string;
  readonly body: string;
  readonly lang: string;
  /** A notice takes the place of an earlier one about the same. */
  readonly tag: string;
  /** Whether the device sounds for a notice that replaces another one. Browsers refuse this without a tag. */
  readonly renotify: boolean;
  /** What the notice keeps for the worker that is told of a click. */
  readonly data: { readonly path: string };
}

const { business, invoice, invoiceList } = screenPaths;

/** The screen that says more about a message; one about an unpaid invoice opens the one that is overdue the longest. */
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

/** The path that a click on a notice opens, by what the notice keeps: those of earlier versions keep nothing. */
export const pathOfNotice = (data: Partial<PushNotice['data']> | null): string =>
  data?.path ?? business;

/** A code of a newer server than this worker, or a message that cannot be read: browsers demand a notice for each. */
const unknown = 'OTHER';

/** The notice of a push message, of which any part may be missing. */
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
    tag: businessId,
    renotify: businessId !== '',
    data: { path: pathOf(code) },
  };
}
