import { screen, waitFor } from '@testing-library/react';
import { voucherLink } from '#contract/claims/voucher.ts';
import { aVoucher } from '#test/support/vouchers.ts';
import { click, field, fill, user } from './support/actions.ts';
import {
  aCounterClaim,
  answerClaim,
  atCounter,
  newCode,
  result,
  scan,
  signInValidator,
} from './support/counter.ts';
import { callsOf, refuses } from './support/fake-server.ts';
import { open, reload } from './support/open-screen.tsx';

const checked = () => callsOf('getClaim').map(({ params }) => params.code);

test('a typed code is read with and without hyphens, in small letters, by its button or Enter', async () => {
  const shop = signInValidator();
  const claim = aCounterClaim(shop);
  answerClaim(claim);
  open('/counter');
  const { code } = claim;
  await fill('Código do cupom', `${code.slice(0, 5)}-${code.slice(5)}`.toLowerCase());
  await click('Conferir');
  await result('Pode usar');
  expect(checked()).toEqual([code]);
  expect(await field('Código do cupom')).toHaveValue('');
  // The keyboard of a phone goes away.
  expect(screen.getByRole('button', { name: 'Usar' })).toHaveFocus();
});

test('a typed code with a slip stays in its field, and the sentence says how a code looks', async () => {
  signInValidator();
  open('/counter');
  await fill('Código do cupom', '7K3MQ-9XT2D-5');
  await click('Conferir');
  expect(await screen.findByText(/São 11 letras e números, como 7K3MQ-9XT2D-4/)).toBeVisible();
  expect(await field('Código do cupom')).toHaveValue('7K3MQ-9XT2D-5');
  expect(checked()).toEqual([]);
});

test('a code that a scanner pastes into the field is checked without Enter', async () => {
  const shop = signInValidator();
  const claim = aCounterClaim(shop);
  answerClaim(claim);
  open('/counter');
  await fill('Código do cupom', claim.code);
  await result('Pode usar');
  expect(checked()).toEqual([claim.code]);
});

test('a scanner that types is heard anywhere, with Enter or after a short pause', async () => {
  const shop = signInValidator();
  answerClaim(aCounterClaim(shop));
  open('/counter');
  await atCounter();
  const [first, second] = [newCode(), newCode()];
  scan(first);
  await waitFor(() => expect(checked()).toEqual([first]));
  scan(second, 'none');
  await waitFor(() => expect(checked()).toEqual([first, second]));
});

test('a scanner that types into a field or onto a button leaves both as they were', async () => {
  const shop = signInValidator();
  answerClaim(aCounterClaim(shop));
  open('/counter');
  const input = await field('Código do cupom');
  await user.type(input, '7K');
  const code = newCode();
  // People stop before a scanner begins.
  await new Promise((resolve) => setTimeout(resolve, 150));
  scan(code);
  await waitFor(() => expect(checked()).toEqual([code]));
  expect(input).toHaveValue('7K');
  (await atCounter()).focus();
  const other = newCode();
  scan(other);
  await waitFor(() => expect(checked()).toEqual([code, other]));
  // Enter has not pressed the button.
  expect(screen.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
});

test('the link of a voucher is read in capitals, and the voucher of a scanner that sends twice once', async () => {
  const shop = signInValidator();
  const code = newCode();
  answerClaim(aCounterClaim(shop, { code }));
  open('/counter');
  await atCounter();
  const link = `HTTPS://VITRINE.EXAMPLE${voucherLink(await aVoucher({ code, shopsIds: [shop.id] }))}`;
  scan(link);
  scan(link);
  await result('Pode usar');
  expect(checked()).toEqual([code]);
});

test('the code of a link is checked at once, and neither a reload nor Back checks it again', async () => {
  const shop = signInValidator();
  const claim = aCounterClaim(shop);
  answerClaim(claim);
  open(`/counter?code=${claim.code}`);
  await result('Pode usar');
  expect(checked()).toEqual([claim.code]);
  expect(location.pathname + location.search).toBe('/counter');
  refuses('getClaim', 'CLAIM_NOT_FOUND');
  reload();
  await atCounter();
  expect(await screen.findByText(/Mostre o QR code do cupom para a câmera/)).toBeVisible();
  expect(checked()).toEqual([claim.code]);
});
