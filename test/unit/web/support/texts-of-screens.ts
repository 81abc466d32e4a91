import type { Language } from '#contract/http/languages.ts';

const anyOf = (...words: readonly string[]) =>
  new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'iu');

/** Words of claiming, wallet and counter. */
export const wordsOfClaims: Readonly<Record<Language, RegExp>> = {
  pt: anyOf(
    'cupo(m|ns)',
    'peg(ar|ue|uem|a|am|ou|aram)',
    'carteira',
    'balcão',
    'valid(ar|a|am|e|ou|aram|ado|ada|ação|ações)',
  ),
  en: anyOf('vouchers?', 'wallet', 'counter', 'validat(e|es|ed|ing|ion|ions)'),
  es: anyOf('cup(ón|ones)', 'cartera', 'mostrador', 'valid(ar|a|ó|aron|ado|ada|ación|aciones)'),
};

/**
 * What makes a text true. A text that tells people to do something names the screens where they do it, such as
 * `['wallet']`. A text that only reports something has the reason why it is true without such a screen.
 */
export type Truth = readonly string[] | string;

const refusal = 'answers a refused call';
const count = 'reports stored claims, whoever made the calls';
const consequence = 'says what the API does with stored claims';
const place = 'means the place in the shop';
const onPage = 'happens on the open page itself';

/** Texts with these words, by key or by the beginning of keys (with a dot at its end). */
export const textsOfScreens: Readonly<Record<string, Truth>> = {
  'wallet.': ['wallet'],
  'counter.': ['counter'],
  'checkin.': ['checkin'],
  'shell.wallet': ['wallet'],
  'shell.screens.counter': ['counter'],
  'businesses.choice.offers.text': ['wallet'],
  'businesses.choice.business.text': ['counter'],
  'errors.': refusal,
  'login.ofCheckin': ['checkin'],
  'login.ofOpenPage': ['wallet'],
  'login.forClaim': ['wallet'],
  'signup.ofOpenPage': ['wallet'],
  'signup.forClaim': ['wallet'],
  'page.account.own': ['wallet'],
  'page.account.counter': ['counter'],
  'page.claim.': onPage,
  'page.offers.how': onPage,
  'page.head.forShops': ['counter'],
  'page.forShops.gains.offers.text': onPage,
  'page.forShops.gains.counter.': ['counter'],
  'page.forShops.gains.numbers.text': count,
  'account.ofOpenPage.subclaim': ['wallet', 'counter'],
  'voucher.': ['wallet', 'counter'],
  'businesses.sizeHint': ['counter'],
  'flyer.poster.hint': place,
  'photos.hintOfShop': place,
  'offers.claimed': count,
  'offers.claimedCount': count,
  'offers.vouchers': count,
  'offers.vouchersOfLimit': count,
  'offers.limit.belowClaimed': count,
  'offers.delete.claims': consequence,
  'shops.delete.hasOffers': consequence,
  'removeAccount.openClaims': consequence,
  'removeAccount.cancelClaims': consequence,
  'removeAccount.effects.vouchers': consequence,
  'removeAccount.effects.redemptions': consequence,
  'unsent.': ['counter'],
  'validators.empty.title': place,
  'validators.empty.hint': ['counter'],
  'validators.needBusiness.hint': place,
  'validators.waiting.hint': place,
  'validators.count': count,
  'validators.neverValidated': count,
  'validators.lastValidation': count,
  'validators.lastValidationNow': count,
  'validators.disable.text': consequence,
  'statistics.totals.': count,
  'statistics.column.validator': count,
  'statistics.headline.': count,
  'statistics.funnel.': count,
  'statistics.count.': count,
  'statistics.preview.': count,
  'statistics.mostRows': count,
  'statistics.refusals.': count,
  'reports.types.REDEMPTIONS': count,
  'reports.empty.hint': count,
  'reports.ask.lists.': count,
  'reports.chart.': count,
  'reports.columns.': count,
  'csv.': count,
  'files.REDEMPTIONS': count,
  'mails.CLAIM_CANCELLED.': consequence,
  'mails.CLAIM_CANCELLED_WITH_SHOPS.': consequence,
};
