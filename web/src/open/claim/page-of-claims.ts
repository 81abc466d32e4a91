import { elementsWith } from '../elements.ts';

/** Facts of a page that all its buttons share. */
export interface PageOfClaims {
  /** The shop of the page, which counts its claims. */
  readonly shopId: string;
  /** Link to the sign-in, which leads back to the page. */
  readonly signIn: string;
  /** Link to the shop's other offers. */
  readonly others: string;
  /** Sentence for a part that did not load. */
  readonly failed: string;
}

/** Reads the facts of this page, which the server wrote once. */
export function pageOfClaims(): PageOfClaims {
  const [page] = elementsWith('shop');
  const [notes] = elementsWith('claims');
  const { signIn = '', others = '', failed = '' } = notes?.dataset ?? {};
  return { shopId: page?.dataset['shop'] ?? '', signIn, others, failed };
}
