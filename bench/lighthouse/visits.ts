import {
  accountOf,
  isPageState,
  type NamedState,
  pathOf,
  type StateName,
  screenOfState,
} from '#test/screens/state.ts';
import { allStates } from '#test/screens/states.ts';
import { needsSession } from '#web/screens/screens.ts';
import type { Scores } from './scores.ts';

/** Limits and runs of a page. */
interface Standard {
  /** Minimum score of each category. */
  readonly limits: Scores;
  readonly runs: number;
}

/** A measured state. */
export interface Visit extends Standard {
  readonly state: NamedState;
}

const full = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 0 };

/** For pages that visitors open first. */
const first: Standard = { limits: { ...full, performance: 97 }, runs: 5 };

/** Open pages, which have to be good on the cheapest phones. */
const open: Standard = { limits: { ...full, performance: 99 }, runs: 5 };

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
  'page-offer-ended': missing,
  'page-flyer-of-ended-offer': missing,
  'page-not-found': missing,
};

/** Search engines do not index private pages, so their SEO does not count. */
const standardOf = (isPrivate: boolean): Standard => ({
  limits: isPrivate ? { ...full, seo: 0 } : full,
  runs: 1,
});

const noIds = { business: '', shop: '', validator: '', invoice: '', offer: () => '' };

/** The usual state of each screen, once for each path and account. */
export const visits: readonly Visit[] = allStates
  .filter(({ isMain, actions }) => isMain && !actions)
  .filter((state, index, all) => {
    const keyOf = (one: NamedState) => `${pathOf(one, noIds)} ${accountOf(one)}`;
    return all.findIndex((other) => keyOf(other) === keyOf(state)) === index;
  })
  .flatMap((state) => {
    const screen = screenOfState(state.name);
    if (!screen && !isPageState(state)) return [];
    const isPrivate = screen !== undefined && needsSession(screen);
    return { state, ...(standards[state.name] ?? standardOf(isPrivate)) };
  });
