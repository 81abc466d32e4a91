import type { Claim } from '#contract/claims/claims.ts';
import { aShownClaim } from '#test/support/builders/a-shown-claim.ts';
import { answer, settle, showFollowPage, tap as tapOn } from './a-follow-page.ts';
import { businessId, offerIds, shopId } from './an-open-page.ts';
import { jsonAnswer } from './json-answer.ts';

export const [offerId] = offerIds;

/** Where a guest signs in, to come back to the page. */
export const signInLink = '/login?from=%2Floja%2Fpadaria-aurora';

export const othersLink = '/loja/padaria-aurora';

export const aClaim = (changes: Partial<Claim> = {}): Claim =>
  aShownClaim({ offerId, businessId, shopId, shopsIds: [shopId], ...changes });

/** Answers a claim by a voucher. */
export const give = (claim = aClaim()): void => answer('claim', jsonAnswer(201, claim));

/** Refuses a claim as the API does. */
export const refuseWith = (
  status: number,
  code: string,
  headers: Readonly<Record<string, string>> = {},
): void => answer('claim', jsonAnswer(status, { code }, headers));

/** A page of a shop with two offers, as the server renders them. */
export function showClaimPage(): void {
  const cards = offerIds.map(
    (id, index) => `<li data-offer="${id}"><h2>Pão ${index}</h2>
      <div><button type="button" class="open-button" hidden data-claim="${id}">Eu quero!</button></div></li>`,
  );
  document.documentElement.lang = 'pt-BR';
  document.body.innerHTML = `<a data-account data-text="Meus cupons" data-href="/wallet" href="${signInLink}">Entrar</a>
    <main data-shop="${shopId}"><ul>${cards.join('')}</ul>
    <p hidden data-claims data-business="${businessId}" data-sign-in="${signInLink}" data-others="${othersLink}"
      data-failed="Verifique a internet."></p></main>`;
}

/** Before each test of a file, shows a page of a shop whose offers can be claimed. */
export function showClaims(): void {
  showFollowPage(showClaimPage);
  beforeEach(() => {
    give();
    Object.assign(Element.prototype, { scrollIntoView: () => undefined });
  });
}

const card = () => {
  const found = document.querySelector<HTMLElement>(`[data-offer="${offerId}"]`);
  if (!found) throw new Error('The page has no offer.');
  return found;
};

export const isMarked = (): boolean => card().hasAttribute('data-claimed');

/** The button that claims, or the link that took its place. */
export const action = (): HTMLElement => card().querySelector('.open-button') as HTMLElement;

export const status = (): HTMLElement => card().querySelector('[role="status"]') as HTMLElement;

/** Text of the status, and the target of its link. */
export const said = (): readonly unknown[] => [
  status().textContent?.trim(),
  status().querySelector('a')?.getAttribute('href') ?? '',
];

export const isSaidVisibly = (): boolean => status().style.clipPath === '';

export const voucher = (): HTMLElement | null => card().querySelector('section');

/** Taps the button, and waits for the parts and the answers. */
export async function tapClaim(): Promise<void> {
  await tapOn(action());
  await settle(50);
}

/** Stores the intent of a guest, as a tap does. */
export function storeClaimIntent(changes: object = {}): void {
  const intent = { kind: 'claim', offerId, shopId, path: location.pathname, at: Date.now() };
  sessionStorage.setItem('intent', JSON.stringify({ ...intent, ...changes }));
}
