import { screen, waitFor } from '@testing-library/react';
import { aPendingBusiness } from '#test/support/builders/a-business.ts';
import { click, field, fill } from './support/actions.ts';
import { refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';

test('a shop renamed as often as allowed before the approval says so at its link', async () => {
  const shop = aShop();
  signInOwner({ business: aPendingBusiness(), shops: [shop] });
  open(`/shop?id=${shop.id}`);
  await fill('Link da loja', 'outrolink');
  expect(await screen.findByText(/fica livre para outras lojas/)).toBeInTheDocument();
  refuses('updateShop', 'BUSINESS_NOT_ACTIVE');
  await click('Salvar');
  await waitFor(async () =>
    expect(await field('Link da loja')).toHaveAccessibleDescription(/já mudou três vezes/),
  );
});
