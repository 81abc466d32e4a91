import { mailHtml } from '#contract/brand/mail-html.ts';
import { type Language, locales } from '#contract/http/languages.ts';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { filled, type MailFacts, namesIn, writtenFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { footers } from './texts/footers.ts';
import { pt } from './texts/pt.ts';

const texts = { pt, en, es } as const satisfies Readonly<Record<Language, typeof pt>>;

const flyerOfShop = pagePaths.flyer.replace(':id', '{shop}');

/** The screen with the next step for each mail. */
const pathOf: Readonly<Record<MailCode, string>> = {
  BUSINESS_APPROVED: screenPaths.offerList,
  BUSINESS_APPROVED_WITH_SHOP: flyerOfShop,
  BUSINESS_APPROVED_WITH_OFFERS: flyerOfShop,
  BUSINESS_REJECTED: screenPaths.business,
  BUSINESS_SUSPENDED: screenPaths.business,
  BUSINESS_SUSPENDED_FOR_PAYMENT: screenPaths.invoice,
  BUSINESS_REACTIVATED: screenPaths.offerList,
  REVISION_APPROVED: screenPaths.business,
  REVISION_REJECTED: screenPaths.business,
  INVOICE_ISSUED: `${screenPaths.invoice}?id={invoiceId}`,
  INVOICE_DUE_SOON: `${screenPaths.invoice}?id={invoiceId}`,
  INVOICE_OVERDUE: `${screenPaths.invoice}?id={invoiceId}`,
  PAYMENT_REFUSED: `${screenPaths.invoice}?id={invoiceId}`,
  PAYMENT_CONFIRMED: `${screenPaths.invoiceDetail}?id={invoiceId}`,
  PAYMENT_REOPENED: `${screenPaths.invoice}?id={invoiceId}`,
  INVOICE_CANCELLED: screenPaths.invoiceList,
  VALIDATOR_ADDED: screenPaths.login,
  CLAIM_CANCELLED: screenPaths.wallet,
  CLAIM_CANCELLED_WITH_SHOPS: screenPaths.wallet,
};

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Returns who gets a mail, and thus why. */
function receiverOf(code: MailCode): keyof (typeof footers)[Language] {
  if (code === 'VALIDATOR_ADDED') return 'validator';
  return code.startsWith('CLAIM_') ? 'holder' : 'owner';
}

/** Control characters and line breaks: they could begin another header. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** Returns a mail as text and HTML in a language, with a link to the screen with the next step. */
export function composeMail(
  code: MailCode,
  facts: MailFacts,
  { language, siteUrl }: { readonly language: Language; readonly siteUrl: string },
): Mail {
  const { subject, lines, action } = texts[language][code];
  const written = writtenFacts(facts, language);
  const told = lines.filter((line) => namesIn(line).every((name) => written[name] !== undefined));
  const link = `${siteUrl}${filled(pathOf[code], written)}`;
  const paragraphs = told.map((line) => ({
    text: filled(line, written),
    isQuoted: namesIn(line).includes('reason'),
  }));
  const title = filled(subject, written).replace(breaks, ' ');
  const footer = filled(footers[language][receiverOf(code)], written);
  return {
    subject: title,
    text: `${[...paragraphs.map(({ text }) => text), `${action}: ${link}`].join('\n\n')}\n\nVitrine\n${footer}\n`,
    html: mailHtml({
      lang: locales[language],
      title,
      paragraphs,
      action: { label: action, link },
      footer,
    }),
  };
}
