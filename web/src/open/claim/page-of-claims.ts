import { elementsWith } from '../elements.ts';

/** What all buttons of a page share that claim offers. */
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

/** Reads what the server wrote once for all buttons of the page. */
export function pageOfClaims(): PageOfClaims {
  const [page] = elementsWith('shop');
  const [notes] = elementsWith('claims');
  const { signIn = '', others = '', failed = '' } = notes?.dataset ?? {};
  return { shopId: page?.dataset['shop'] ?? '', signIn, others, failed };
}
