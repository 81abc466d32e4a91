import type { Claim } from '#contract/claims/claims.ts';
import { aShownClaim } from '#test/support/builders/shown-records.ts';
import { answer, loadAs, settle, showFollowPage, tap as tapOn } from './a-follow-page.ts';
import { businessId, offerIds, shopId, signIn as signInLink } from './an-open-page.ts';
import { jsonAnswer } from './json-answer.ts';

export const [offerId] = offerIds;

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
    answer('read', jsonAnswer(200, aClaim()));
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

/** Claims the offer as a signed-in user. Returns their token. */
export async function claimAs(userId = 'ana'): Promise<string> {
  const token = await loadAs(userId);
  await tapClaim();
  return token;
}

/** Taps, and waits for all attempts. */
export async function tapToTheEnd(): Promise<void> {
  await tapClaim();
  await settle(60_000);
}

/** The wish behind a tap that claims the offer on the page of its shop. */
export const wishToClaim = { kind: 'claim', offerId, shopId } as const;
