import {
  isPageState,
  type NamedState,
  type StateName,
  screenOfState,
} from '#test/screens/state.ts';
import { needsSession } from '#web/screens/screens.ts';
import type { Scores } from '../lighthouse/scores.ts';

/** The lowest scores of a page from 0 to 100, and its runs. */
export interface Standard {
  readonly limits: Scores;
  readonly runs: number;
  /** Whether it is an open page, whose times and bytes have goals of their own. */
  readonly isOpen?: boolean;
}

const full = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 0 };

/** For pages that visitors open first. */
const first: Standard = { limits: { ...full, performance: 97 }, runs: 5 };

/** Open pages, which have to be good on the cheapest phones. */
const open: Standard = { limits: { ...full, performance: 99 }, runs: 5, isOpen: true };

/** For the counter, which has to open at once. The wallet is measured like it by hand: its state replaces answers. */
const atShop: Standard = { limits: { ...full, seo: 0, performance: 95 }, runs: 5 };

/** Lighthouse takes points off a page for its status 404 or 410. */
const missing: Standard = { limits: { ...full, 'best-practices': 96, seo: 0 }, runs: 1 };

/** Pages that people often open first. The sign-up form is longer, so its performance is only printed. */
const standards: { readonly [Name in StateName]?: Standard } = {
  login: first,
  signup: { limits: full, runs: 5 },
  counter: atShop,
  'page-flyer': open,
  'page-shop': open,
  'page-offer': open,
  'page-offers': open,
  'page-offers-of-city': open,
  'page-search': { ...open, limits: { ...open.limits, seo: 0 } },
  'page-for-shops': open,
  'page-terms': open,
  'page-offer-ended': missing,
  'page-flyer-of-ended-offer': missing,
  'page-not-found': missing,
};

/** Returns the standard of a state; undefined if it has neither a screen nor an open page. */
export function standardOf(state: NamedState): Standard | undefined {
  const screen = screenOfState(state.name);
  if (!screen && !isPageState(state)) return undefined;
  // Search engines do not index private pages, so their SEO does not count.
  const isPrivate = screen !== undefined && needsSession(screen);
  const usual = { limits: isPrivate ? { ...full, seo: 0 } : full, runs: 1 };
  return standards[state.name] ?? usual;
}
