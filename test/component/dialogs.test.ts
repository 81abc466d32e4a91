import { screen, waitFor } from '@testing-library/react';
import { atScreen, click, dialog, user } from './support/actions.ts';
import { answers, callsOf, holds } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';
import { aValidator } from './support/validators.ts';

/** Confirms by a double click, tries to leave the dialog while it sends, and sends again after failures. */
async function expectPatientDialog(name: 'deleteShop' | 'deleteValidator', confirmation: string) {
  const { element, getByRole, findByRole, queryByRole } = await dialog();
  const confirm = getByRole('button', { name: confirmation });
  let held = holds(name);
  await user.dblClick(confirm);
  await waitFor(() => expect(held.count()).toBe(1));
  await user.keyboard('{Escape}');
  await user.click(document.querySelector('.mantine-Modal-overlay') as Element);
  history.back();
  await waitFor(() => expect(getByRole('button', { name: 'Fechar' })).toBeDisabled());
  expect(element).toBeInTheDocument();
  expect(held.count()).toBe(1);

  // The client tries three times.
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await waitFor(() => expect(held.count()).toBe(1));
    held.lose();
  }
  expect(await findByRole('alert')).toHaveTextContent(/^Sem conexão com a Vitrine. Verifique a/);
  held = holds(name);
  confirm.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(held.count()).toBe(1));
  expect(queryByRole('alert')).toBeNull();
  held.refuse('FORBIDDEN');
  expect(await findByRole('alert')).toBeVisible();
  expect(confirm).toHaveFocus();
  answers(name, undefined);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(callsOf(name)).toHaveLength(5);
}

test('the dialog that removes a shop stays open while it sends, sends once, and can send again', async () => {
  openAsOwner(`/shop?id=${aShop().id}`);
  await click('Excluir loja');
  await expectPatientDialog('deleteShop', 'Excluir loja');
  await atScreen('Lojas');
});

test('the dialog that disables a validator stays open while it sends, sends once, and can send again', async () => {
  signInOwner();
  const validator = aValidator();
  answers('listValidators', { items: [validator] });
  open(`/validator?id=${validator.id}`);
  await click('Desativar');
  await expectPatientDialog('deleteValidator', 'Desativar');
  await atScreen(/^Valida/);
  expect(await screen.findByText('Jurema Lins não tem mais acesso.')).toBeVisible();
});
