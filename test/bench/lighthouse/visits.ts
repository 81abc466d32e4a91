import type { DemoIds } from '#scripts/screenshots/demo-ids.ts';
import type { ScreenName } from '#web/screens/screens.ts';
import type { Stored } from '../web-pages/run-lighthouse.ts';
import type { Scores } from './scores.ts';

/** How a page is measured. */
interface Standard {
  /** The lowest score of each category that the page may have. */
  readonly limits: Scores;
  readonly runs: number;
}

/** A screen as it is opened to be measured. */
export interface Visit extends Standard {
  /** The path of the screen when left out. */
  readonly path?: (ids: DemoIds) => string;
  /** The demo account that opens it, such as `dona`; a visitor when left out. */
  readonly as?: string;
  /** The account has not accepted the terms. */
  readonly isBeforeTerms?: true;
  /** Items of the local storage besides those of the session. */
  readonly stored?: (ids: DemoIds) => Stored;
}

const full = { accessibility: 100, 'best-practices': 100, seo: 100 };

/** What visitors open first. */
const first: Standard = { limits: { ...full, performance: 97 }, runs: 5 };

/** Loads the code of a longer form, so its performance is only printed. */
const firstWithForm: Standard = { limits: { ...full, performance: 0 }, runs: 5 };

/** What visitors open later; measured once, like the following. */
const open: Standard = { limits: { ...full, performance: 0 }, runs: 1 };

/** What only users see, whom no search engine leads there. */
const own: Standard = { limits: { ...full, seo: 0, performance: 0 }, runs: 1 };

const owner = { ...own, as: 'dona' } as const;
const staff = { ...own, as: 'equipe' } as const;

/** How each screen is measured; forms empty and filled. */
export const visits: Readonly<Record<ScreenName, readonly Visit[]>> = {
  login: [first],
  signup: [firstWithForm],
  confirmSignup: [open],
  forgot: [open],
  confirmForgot: [open],
  flyer: [{ ...first, path: () => '/folder/padariasoldaaurora' }],
  acceptTerms: [{ ...own, as: 'nova', isBeforeTerms: true }],
  staff: [staff],
  staffBusinesses: [staff],
  staffIndications: [staff],
  staffDecisions: [staff],
  business: [owner],
  shopList: [owner],
  shop: [owner, { ...owner, path: ({ shop }) => `/shop?id=${shop}` }],
  validatorList: [owner],
  validator: [owner, { ...owner, path: ({ validator }) => `/validator?id=${validator}` }],
  offerList: [owner],
  offer: [owner, { ...owner, path: ({ offer }) => `/offer?id=${offer('active')}` }],
  modalLimit: [{ ...owner, stored: ({ offer }) => ({ offerId: offer('active') }) }],
  profile: [owner, staff],
  changePassword: [owner],
  changeUserData: [owner],
  secondFactor: [staff],
};
