import { type Language, locales } from '#contract/http/languages.ts';
import { screenPaths } from '#contract/shops/site-paths.ts';
import { escapeMarkup } from '#lambdas/platform/text/escape-markup.ts';
import { filled, type MailFacts, namesIn, writtenFacts } from './mail-facts.ts';
import type { MailCode } from './mail-text.ts';
import { en } from './texts/en.ts';
import { es } from './texts/es.ts';
import { pt } from './texts/pt.ts';

const texts = { pt, en, es } as const satisfies Readonly<Record<Language, typeof pt>>;

const flyerOfShop = screenPaths.flyer.replace(':id', '{shop}');

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
  CLAIM_CANCELLED: screenPaths.login,
  CLAIM_CANCELLED_WITH_SHOPS: screenPaths.login,
};

export interface Mail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Control characters and line breaks: they could begin another header. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

// Mail programs support neither style sheets nor variables.
const bodyStyle = 'margin:0 auto;max-width:36rem;padding:1rem;font:1rem/1.5 sans-serif';
const linkStyle =
  'display:inline-block;padding:12px 20px;border-radius:8px;background:#842c6c;color:#fff;font-weight:bold;text-decoration:none';

function htmlOf(lines: readonly string[], link: string, action: string, lang: string): string {
  const paragraphs = lines.map((line) => `<p>${line}</p>`).join('\n');
  return `<!doctype html>
<html lang="${lang}">
<head><meta charset="utf-8"><title>Vitrine</title></head>
<body style="${bodyStyle}">
${paragraphs}
<p><a href="${escapeMarkup(link)}" style="${linkStyle}">${escapeMarkup(action)}</a></p>
<p>Vitrine</p>
</body>
</html>
`;
}

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
  const paragraphs = told.map((line) => filled(line, written));
  return {
    subject: filled(subject, written).replace(breaks, ' '),
    text: `${[...paragraphs, `${action}: ${link}`].join('\n\n')}\n\nVitrine\n`,
    html: htmlOf(
      told.map((line) => filled(escapeMarkup(line), written, escapeMarkup)),
      link,
      action,
      locales[language],
    ),
  };
}
