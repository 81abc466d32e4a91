/** Ids as in the contract. */
export const shopId = 'shp_01K9A1B2C3D4E5F6G7H8J9KVWA';
export const offerIds = [
  'off_01K9A1B2C3D4E5F6G7H8J9KVW0',
  'off_01K9A1B2C3D4E5F6G7H8J9KVW1',
] as const;
export const businessId = 'biz_01K9A1B2C3D4E5F6G7H8J9KVWC';

export const shareUrl = 'https://vitrine.example/oferta/off_1?loja=padaria-aurora';

/** Where a guest signs in, to come back to the page. */
export const signIn = '/login?from=%2Floja%2Fpadaria-aurora';

const shareButton = `<button type="button" hidden data-share data-url="${shareUrl}" data-title="Pão de queijo"
  data-text="*Pão de queijo* por R$ 5" data-copied="Link copiado" data-failed="Copie o link:">
  <svg></svg> Compartilhar</button>`;

/** The parts of an open page that its script uses, as the server renders them. */
const parts = {
  share: shareButton,
  print: '<button type="button" hidden data-print>Imprimir</button>',
  bar: `<div hidden data-member-bar data-business="${businessId}"><a href="/">Voltar</a></div>`,
  language: '<a data-language="en" href="?lang=en" hreflang="en" lang="en">English</a>',
  account: `<a data-account data-text="Minha conta" data-href="/profile" href="${signIn}">Entrar</a>`,
  role: `<a hidden data-role-link data-owner="Minha empresa" data-owner-href="/business" data-validator="Balcão"
    data-validator-href="/counter" data-staff="Equipe" data-staff-href="/staff"></a>`,
  ownPlace: '<a data-place="own" href="/ofertas/pe/recife">Recife</a>',
  lastPlace: '<a data-place="last" href="/ofertas">Escolher cidade</a>',
  country: '<a data-place="own" href="/ofertas">Brasil</a>',
  cities: `<form action="/ofertas" data-place-form><select name="state"><option value="">Estado</option>
    <option value="PE">Pernambuco</option><option value="AL">Alagoas</option></select>
    <input name="city" list="cities"><datalist id="cities"></datalist></form>`,
  follow: `<button type="button" hidden data-follow="${shopId}" data-business="${businessId}"
    data-sign-in="${signIn}" data-following="Seguindo" data-failed="Tente de novo." data-gone="A loja saiu."
    data-limit="Amanhã." data-own="É a sua loja.">Seguir</button>`,
  followers: `<span data-followers data-one="1 seguidor" data-other="{count} seguidores" hidden></span>`,
} as const;

type Part = keyof typeof parts;

/** Text that an owner wrote, with all attributes that the server lets through, named like parts of the page. */
const ownersText = `<p class="data-share share" id="data-share" name="share">Compartilhar</p>
  <a class="data-language" id="language" name="data-language" href="https://outra.example">English</a>
  <p class="data-offer" id="data-offer" name="offer">Oferta</p>
  <p class="data-member-bar" id="member-bar" name="data-member-bar">Voltar</p>
  <p class="data-print" id="print" name="data-print">Imprimir</p>
  <a class="data-account" id="data-account" name="account" href="https://outra.example">Entrar</a>
  <a class="data-place" id="data-place" name="data-place" href="https://outra.example">Cidade</a>
  <p class="data-follow" id="data-follow" name="follow">Seguir</p>
  <p class="data-followers" id="data-followers" name="followers">9 seguidores</p>
  <p class="main" id="main" name="main">Loja</p>`;

/** Shows an open page with some of its parts, two offers, and a text of the owner before and between them. */
export function showOpenPage(names: readonly Part[] = ['share', 'print', 'bar', 'language']): void {
  const [first, second] = offerIds.map((id) => `<li data-offer="${id}">${ownersText}</li>`);
  document.body.innerHTML = `${ownersText}${names.map((name) => parts[name]).join('')}
    <main data-shop="${shopId}">${ownersText}<ul>${first}${second}</ul></main>`;
}

/** Returns the element of the page with a `data-` attribute. */
export function elementOf(attribute: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-${attribute}]`);
  if (!found) throw new Error(`The page has no data-${attribute}.`);
  return found;
}
