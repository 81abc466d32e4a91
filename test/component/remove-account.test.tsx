import { screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { RemoveAccountForm } from '#web/features/account/components/profile/remove-account-dialog.tsx';
import { ApiError } from '#web/platform/http/api-error.ts';
import { click, field, fill, user } from './support/actions.ts';
import { show } from './support/open-screen.tsx';

const email = 'ana@vitrine.test';
const openClaims = new ApiError({ code: 'OPEN_CLAIMS', status: 409, openClaims: 2 });
const lost = new ApiError({ code: 'NETWORK', status: 0 });

test('an owner whose customers hold vouchers ticks a box before the account is removed, and nothing typed is lost', async () => {
  const removeAccount = jest
    .fn()
    .mockRejectedValueOnce(openClaims)
    .mockRejectedValueOnce(openClaims)
    .mockRejectedValueOnce(lost)
    .mockResolvedValue(undefined);
  show(
    <MemoryRouter>
      <RemoveAccountForm email={email} removeAccount={removeAccount} onCancel={jest.fn()} />
    </MemoryRouter>,
  );
  await fill('Para confirmar, digite seu e-mail', 'outra@vitrine.test');
  await click('Excluir de vez');
  expect(await screen.findByText(/^Este não é o e-mail da sua conta/)).toBeVisible();
  await fill('Para confirmar, digite seu e-mail', email);
  await click('Excluir de vez');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '2 cupons da sua empresa ainda podem ser usados.',
  );
  await waitFor(async () =>
    expect(await field('Cancelar os cupons e avisar os clientes')).toHaveFocus(),
  );
  // A second click alone asks again.
  await click('Excluir de vez');
  await waitFor(() => expect(removeAccount).toHaveBeenCalledTimes(2));
  await user.click(await field('Cancelar os cupons e avisar os clientes'));
  await click('Excluir de vez');
  expect(await screen.findByText(/^Sem conexão com a Vitrine/)).toBeVisible();
  expect(await field('Cancelar os cupons e avisar os clientes')).toBeChecked();
  expect(await field('Para confirmar, digite seu e-mail')).toHaveValue(email);
  await click('Excluir de vez');
  await waitFor(() => expect(removeAccount).toHaveBeenCalledTimes(4));
  expect(removeAccount.mock.calls.map(([isForced]) => isForced)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});
