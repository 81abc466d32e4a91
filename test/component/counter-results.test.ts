import { screen, waitFor, within } from '@testing-library/react';
import type { CounterClaim } from '#contract/claims/claims.ts';
import {
  aCounterClaim,
  answerClaim,
  atNewCounter,
  inHours,
  newCode,
  newShopId,
  result,
  scan,
  scanned,
} from './support/counter.ts';
import { answers, callsOf, limits, refuses } from './support/fake-server.ts';

type Refusal = NonNullable<CounterClaim['refusal']>;

/** Opens the counter and scans a claim that is refused. Returns the result. */
async function refused(
  title: string,
  refusal: Refusal,
  changes: Partial<CounterClaim['claim']> = {},
): Promise<HTMLElement> {
  await scanned(changes, refusal);
  const panel = await result(title);
  expect(panel).toHaveAttribute('data-tone', 'refused');
  expect(within(panel).queryByRole('button')).toBeNull();
  return panel;
}

test('a voucher that may be used is shown with its offer, its price and its last day', async () => {
  const { shop } = await scanned({ endsAt: '2027-01-01T02:59:59.999Z' });
  const panel = await result('Pode usar');
  expect(panel).toHaveAttribute('data-tone', 'ready');
  expect(panel).toHaveTextContent('Pão francês, 10 unidades');
  expect(panel).toHaveTextContent(/R\$\s5,49/);
  expect(panel).toHaveTextContent(/Preço normal: R\$\s8,90/);
  expect(panel).toHaveTextContent('Vale até 31/12/2026');
  expect(within(panel).getByRole('button', { name: 'Usar' })).toBeEnabled();
  expect(callsOf('getClaim').map(({ query }) => query)).toEqual([{ shopId: shop.id }]);
  expect(callsOf('redeemClaim')).toEqual([]);
});

test('a voucher that was used says the time and the shop of its use', async () => {
  const redeemedAt = '2026-11-20T13:32:00.000Z';
  const other = newShopId();
  const panel = await refused('Já foi usado', {
    code: 'ALREADY_REDEEMED',
    redemption: { redeemedAt, shopId: other },
  });
  await waitFor(() =>
    expect(panel).toHaveTextContent(
      /Usado em Padaria Aurora.* em 20\/11\/2026, às 10:32\. Cada cupom vale uma vez/,
    ),
  );
});

test('a voucher that was used in this shop today says so', async () => {
  const shop = await atNewCounter();
  const claim = aCounterClaim(shop);
  const redemption = { redeemedAt: new Date().toISOString(), shopId: shop.id };
  answerClaim(claim, { code: 'ALREADY_REDEEMED', redemption });
  scan(claim.code);
  expect(await result('Já foi usado')).toHaveTextContent(/Usado nesta loja hoje, às \d\d:\d\d\./);
});

test('a cancelled, an expired and an early voucher each say what to do next', async () => {
  expect(await refused('Foi cancelado', { code: 'CLAIM_CANCELLED' })).toHaveTextContent(
    'Peça para abrir “Meus cupons”',
  );
  const endsAt = '2026-11-20T02:59:59.999Z';
  expect(await refused('Venceu', { code: 'CLAIM_EXPIRED' }, { endsAt })).toHaveTextContent(
    'Valia até 19/11/2026.',
  );
  const startsAt = inHours(72);
  expect(
    await refused('Ainda não vale', { code: 'OFFER_NOT_STARTED' }, { startsAt }),
  ).toHaveTextContent(/Vale a partir de \d\d\/\d\d\/\d{4}\. Peça para voltar nesse dia\./);
});

test('a voucher of another shop names the shops where it is valid', async () => {
  const other = newShopId();
  const panel = await refused('Não vale nesta loja', { code: 'WRONG_SHOP' }, { shopsIds: [other] });
  await waitFor(() => expect(panel).toHaveTextContent(/Vale em: Padaria Aurora/));
});

test('an unknown code may be of another business, and too many of them have to wait', async () => {
  await atNewCounter();
  refuses('getClaim', 'CLAIM_NOT_FOUND');
  scan(newCode());
  const panel = await result('Não é desta empresa');
  expect(panel).toHaveTextContent(
    'Não achamos este cupom na sua empresa. Se o código foi digitado, confira letra por letra.',
  );
  expect(panel).not.toHaveTextContent('Oferta sem nome');
  limits('getClaim', 600);
  scan(newCode());
  const wait = await result('Sem certeza');
  expect(wait).toHaveAttribute('data-tone', 'unsure');
  expect(wait).toHaveTextContent('Foram muitos códigos desconhecidos nesta hora');
  expect(within(wait).queryByRole('button')).toBeNull();
});

test('a removed shop is said', async () => {
  await atNewCounter();
  refuses('getClaim', 'SHOP_NOT_FOUND');
  scan(newCode());
  expect(await result('Esta loja não existe mais')).toHaveTextContent('Escolha outra loja');
});

test.each([
  ['https://www.exemplo.com/cardapio', 'Este QR code abre um site; não é um cupom.'],
  ['00020126BR.GOV.BCB.PIX0136abc', 'Este é um QR code de Pix; não é um cupom.'],
  ['7891000100103', 'Este código não é de um cupom da Vitrine.'],
])('a code of something else gets kind words and asks nothing: %s', async (text, words) => {
  await atNewCounter();
  const vibrate = jest.fn();
  Object.assign(navigator, { vibrate });
  scan(text);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(callsOf('getClaim')).toEqual([]);
  expect(vibrate).not.toHaveBeenCalled();
});

test('the result is announced, and the next scan replaces it without a dialog', async () => {
  const { shop } = await scanned({}, { code: 'CLAIM_CANCELLED' });
  await result('Foi cancelado');
  const next = aCounterClaim(shop, { title: 'Bolo de rolo' });
  answers('getClaim', { claim: next });
  scan(next.code);
  const panel = await result('Pode usar');
  expect(panel).toHaveTextContent('Bolo de rolo');
  expect(screen.queryByText('Foi cancelado')).toBeNull();
  const status = within(panel).getByRole('status');
  expect(status).toHaveAttribute('aria-live', 'assertive');
  expect(status).toHaveTextContent('Pode usar');
});
