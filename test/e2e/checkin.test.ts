import { voucherLink } from '#contract/claims/voucher.ts';
import { aClaimedOffer } from '#test/support/stories/claims.ts';
import { aPerson } from '#test/support/stories/people.ts';
import { resultAt } from './support/counter.ts';
import { expectScreen } from './support/screens.ts';
import { expect, test } from './support/test.ts';

test('the link in a QR code leads its holder to the wallet, a member to the counter, and others nowhere', async ({
  openAs,
}) => {
  const { holder, owner, claim, offer } = await aClaimedOffer({ title: 'Bolo de milho' });
  const link = voucherLink(claim.voucher ?? '');

  const wallet = await openAs(holder, link);
  await expectScreen(wallet, 'Cupom');
  await expect(wallet.getByRole('img', { name: /^QR code do cupom/ })).toBeVisible();

  const counter = await openAs(owner, link);
  await expectScreen(counter, 'Balcão');
  await expect(resultAt(counter, 'Pode usar')).toContainText(offer.title);

  const other = await openAs(await aPerson(), link);
  await expect(other.getByText('Este cupom não está na sua conta')).toBeVisible();
  await expect(other.getByText(offer.title)).toBeVisible();

  const guest = await openAs(undefined, link);
  await expectScreen(guest, 'Entrar');
  await expect(guest.getByText('Entre para abrir este cupom.')).toBeVisible();
});
