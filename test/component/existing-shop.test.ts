import { screen, waitFor, within } from '@testing-library/react';
import { atScreen, button, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf, holds, loses, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';

const shop = aShop();

beforeEach(() => {
  signInOwner({ shops: [shop] });
  open(`/shop?id=${shop.id}`);
});

test('the button of a form keeps the focus while it sends, and sends once', async () => {
  await fill('Número', '77');
  const held = holds('updateShop');
  const save = await button('Salvar');
  save.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(held.count()).toBe(1));
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
  await user.keyboard('{Enter} ');
  await user.type(await field('Número'), '{Enter}');
  save.focus();
  expect(held.count()).toBe(1);
  held.refuse('FORBIDDEN');
  expect(await screen.findByRole('alert')).toBeVisible();
  await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  expect(save).toHaveFocus();
  expect(callsOf('updateShop')).toHaveLength(1);
});

test('a shop changed meanwhile shows the differences, and the user chooses', async () => {
  await fill('Número', '77');
  const changed = aShop({
    address: { ...shop.address, number: '99' },
    shopIdentifier: 'outrolink',
    version: 2,
  });
  answers('getShop', changed);
  refuses('updateShop', 'VERSION_MISMATCH');
  await click('Salvar');
  const notice = (await screen.findByText(/Os dados mudaram/)).closest('[role=alert]');
  expect(notice).toHaveTextContent('O que está salvo agora: Rua dos Navegantes, 99');
  expect(notice).toHaveTextContent('Link da loja');
  await user.click(within(notice as HTMLElement).getByLabelText(/O que está salvo agora/));
  expect(await field('Número')).toHaveValue('99');
});

test('a link that differs only in a hyphen is not a new link', async () => {
  await user.click(await screen.findByRole('heading', { level: 2, name: /^Link$/ }));
  await fill('Link da loja', 'outro-link');
  expect(await screen.findByText('Disponível')).toBeVisible();
  expect(screen.getByText(/^O link antigo/)).toBeVisible();
  await fill('Link da loja', 'padaria-aurora');
  await waitFor(() => expect(screen.queryByText(/^O link antigo/)).toBeNull());
  expect(screen.queryByText('Disponível')).toBeNull();
  answers('updateShop', aShop({ shopIdentifier: 'padaria-aurora', version: 2 }));
  await click('Salvar');
  await waitFor(() => expect(callsOf('updateShop')).toHaveLength(1));
  expect(callsOf('updateShop')[0]?.body.shopIdentifier).toBe('padaria-aurora');
  expect(callsOf('checkShopIdentifier').map(({ params }) => params.identifier)).toEqual([
    'outro-link',
  ]);
});

test('switching a shop off keeps the typed values, and a lost call shows a message', async () => {
  await fill('Complemento', 'Loja 2');
  const shown = await screen.findByRole('switch', { name: /^Mostrar aos clientes/ });
  const off = { ...shop, shopStatus: 'inactive', version: 2 } as const;
  answers('updateShop', () => {
    answers('getShop', off);
    return off;
  });
  await user.click(shown);
  expect(await screen.findByText(/^Loja desativada/)).toBeVisible();
  expect(await field('Complemento')).toHaveValue('Loja 2');
  expect(shown).not.toBeChecked();
  expect(shown).toHaveFocus();
  loses('updateShop');
  await user.click(shown);
  expect(await screen.findByText(/Sem conexão com a Vitrine/)).toBeVisible();
  expect(shown).not.toBeChecked();
});

test('a shop with offers is removed after a second confirmation', async () => {
  await click('Excluir loja');
  refuses('deleteShop', 'SHOP_HAS_OFFERS');
  const asked = within(await screen.findByRole('dialog'));
  await user.click(asked.getByRole('button', { name: 'Excluir loja' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(
    'Cupons que só valem nela são cancelados',
  );
  answers('deleteShop', undefined);
  await user.click(asked.getByRole('button', { name: 'Excluir mesmo assim' }));
  await atScreen('Lojas');
  expect(callsOf('deleteShop').map(({ query }) => query)).toEqual([{}, { force: 'true' }]);
});
