import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { button, click, dialog, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { anOffer, aShop } from './support/owner.ts';
import { bakery, giveReason, openApprovals, reason, signInStaff } from './support/staff.ts';

beforeEach(signInStaff);

const bookshop: BusinessForStaff = {
  ...aPendingBusiness({ id: aRevision().id, name: 'Livraria' }),
  sameTaxId: [],
};

const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

test('staff see which other businesses have the CNPJ under review, by name and status', async () => {
  const other = { id: aRevision().id, name: 'Padaria Velha', status: 'suspended' as const };
  await openApprovals({ ...bakery, sameTaxId: [other] });
  const note = within(await screen.findByRole('note'));
  expect(note.getByText('Outra empresa tem este CNPJ')).toBeVisible();
  const row = within(note.getByRole('listitem'));
  expect(row.getByText('Padaria Velha')).toBeVisible();
  expect(row.getByText('Suspensa')).toBeVisible();
  expect(row.getByRole('link', { name: /Padaria Velha/ })).toHaveAttribute(
    'href',
    expect.stringContaining(other.id),
  );
});

test('staff see unpaid amounts of other businesses with the CNPJ before they approve', async () => {
  const leftOwing = [
    { amount: 638.9, on: '2026-10-14' },
    { amount: 29.9, on: '2025-01-02' },
  ];
  await openApprovals({ ...bakery, leftOwing });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    'Uma empresa com este CNPJ saiu sem pagarR$ 638,90, em 14/10/2026R$ 29,90, em 02/01/2025',
  );
  expect(screen.getByRole('button', { name: 'Aprovar Padaria Nova' })).toBeVisible();
});

test('a common reason fills in the text, which can be edited and has a limit', async () => {
  await openApprovals(bakery);
  await click('Recusar Padaria Nova');
  await click('CNPJ inativo');
  await waitFor(async () => expect(await reason()).toHaveFocus());
  expect((await reason()).value).toMatch(/não está ativo/);
  await giveReason('x'.repeat(501));
  await waitFor(async () =>
    expect(await reason()).toHaveAccessibleDescription('Use no máximo 500 caracteres.'),
  );
  expect(callsOf('decideBusinessApproval')).toEqual([]);
});

test('the common reasons fit the tax id of a business: a CPF, a CNPJ, or none yet', async () => {
  const { legalRegister: _, ...withoutTaxId } = bakery;
  await openApprovals(
    { ...withoutTaxId, personRegister: '52998224725' },
    { ...withoutTaxId, id: aRevision().id, name: 'Sem número' },
  );
  await click('Recusar Padaria Nova');
  const reasons = async () => {
    const group = within(await screen.findByRole('group', { name: 'Motivos comuns' }));
    return group.getAllByRole('button').map(({ textContent }) => textContent);
  };
  expect(await reasons()).toEqual([
    'CPF não existe',
    'Nome não confere',
    'CPF irregular',
    'Cadastro repetido',
  ]);
  await click('CPF irregular');
  expect((await reason()).value).toMatch(/^Este CPF não está regular na Receita Federal/);
  await click('Cancelar');
  await click('Recusar Sem número');
  expect(await reasons()).toEqual(['Falta CPF ou CNPJ', 'Cadastro repetido']);
});

test('a business that its owner changed meanwhile is shown again, and the reason stays', async () => {
  await openApprovals(bakery);
  await click('Recusar Padaria Nova');
  refuses('decideBusinessApproval', 'VERSION_MISMATCH');
  await giveReason('Falta o nome da cidade.');
  const changed = { ...bakery, name: 'Padaria Nova Recife', version: 2 };
  answers('listBusinessesForStaff', { items: [changed] });
  await click('Atualizar');
  const { element } = await dialog(/^Recusar Padaria Nova Recife/);
  await waitFor(() => expect(within(element).queryByRole('alert')).toBeNull());
  expect(await reason()).toHaveValue('Falta o nome da cidade.');
  await waitFor(async () => expect(await reason()).toHaveFocus());
  answers('decideBusinessApproval', aPendingBusiness({ status: 'rejected' }));
  await giveReason('Falta o nome da cidade.');
  expect(await screen.findByText('Padaria Nova Recife: recusada.')).toBeInTheDocument();
  const versions = callsOf('decideBusinessApproval').map(({ headers }) => headers.get('if-match'));
  expect(versions).toEqual(['"1"', '"2"']);
});

test('a decided business stays in place until the list reloads, and a double click decides once', async () => {
  await openApprovals(bakery, bookshop);
  answers('decideBusinessApproval', aBusiness());
  const approve = await button('Aprovar Padaria Nova');
  await user.dblClick(approve);
  await waitFor(() => expect(approve).toHaveAccessibleName('Padaria Nova: aprovada.'));
  expect(approve).toHaveTextContent('Aprovada');
  expect(approve).toHaveFocus();
  await user.keyboard('{Enter}');
  fireEvent.click(await button('Aprovar Livraria'), { detail: 2 });
  window.dispatchEvent(new Event('visibilitychange'));
  expect(names()).toEqual(['Padaria Nova', 'Livraria']);
  expect(callsOf('decideBusinessApproval').map(({ params }) => params.id)).toEqual([bakery.id]);
  expect(callsOf('listBusinessesForStaff')).toHaveLength(1);
  answers('listBusinessesForStaff', { items: [bookshop] });
  await click('Atualizar a lista');
  await waitFor(() => expect(names()).toEqual(['Livraria']));
});

test('a failed decision is shown on its card while others are decided', async () => {
  await openApprovals(bakery, bookshop);
  refuses('decideBusinessApproval', 'TAX_ID_MISSING');
  await click('Aprovar Padaria Nova');
  const [card] = screen.getAllByRole('article');
  const alert = within(card as HTMLElement).findByRole('alert');
  expect(await alert).toHaveTextContent('ainda não informou CPF nem CNPJ');
  answers('decideBusinessApproval', aBusiness());
  answers('listBusinessesForStaff', { items: [{ ...bakery, version: 2 }] });
  await click('Aprovar Livraria');
  await screen.findByText('Livraria: aprovada.');
  expect(await alert).toBeVisible();
});

test('an approval that comes too late leads to the business in its current state', async () => {
  await openApprovals(bakery);
  refuses('decideBusinessApproval', 'VERSION_MISMATCH');
  await click('Aprovar Padaria Nova');
  answers('listBusinessesForStaff', {
    items: [{ ...bakery, name: 'Padaria Nova Olinda', version: 2 }],
  });
  await click('Atualizar');
  await waitFor(() => expect(screen.getByRole('heading', { name: /Olinda/ })).toHaveFocus());
});

test('a business that somebody else has decided on stays, without buttons to decide, and keeps the focus', async () => {
  await openApprovals(bakery);
  await click('Recusar Padaria Nova');
  refuses('decideBusinessApproval', 'INVALID_TRANSITION');
  await giveReason('O nome não confere.');
  const { findByRole } = await dialog();
  expect(await findByRole('alert')).toHaveTextContent('Alguém já decidiu');
  expect(await reason()).toHaveValue('O nome não confere.');
  answers('listBusinessesForStaff', { items: [{ ...bakery, status: 'active', version: 2 }] });
  await click('Atualizar');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [reject, approve] = await screen.findAllByRole('button', {
    name: 'Padaria Nova: aprovada.',
  });
  for (const decided of [reject, approve]) expect(decided).toHaveAttribute('aria-disabled', 'true');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Padaria Nova' })).toHaveFocus());
});

test('a change of a suspended business is approved, and the business stays suspended', async () => {
  const suspended = aBusiness({ status: 'suspended' });
  await openApprovals({
    ...aRevision({ name: 'Padaria Suspensa' }),
    active: suspended,
    sameTaxId: [],
  });
  expect(await screen.findByText('Suspensa')).toBeVisible();
  answers('decideBusinessApproval', suspended);
  await click('Aprovar Padaria Suspensa');
  expect(
    await screen.findByText(/alteração aprovada. A empresa continua suspensa\.$/),
  ).toBeInTheDocument();
});

test('staff read the shops and offers of a business page by page before they decide', async () => {
  await openApprovals(bakery);
  answers('listShopsOfBusiness', {
    items: [aShop({ shopIdentifier: 'padarianova', about: 'Pão de fermentação natural.' })],
  });
  answers('listOffersOfBusiness', ({ query }) =>
    query.pagingKey
      ? { items: [anOffer({ id: offerNo(2).id, title: 'Bolo de rolo' })] }
      : {
          items: [anOffer({ title: 'Pão francês', offerRules: 'Só no balcão.' })],
          pagingKey: 'next',
        },
  );
  await click('Ver lojas e ofertas de Padaria Nova');
  const { findByRole, findByText, getByText } = await dialog('Lojas e ofertas de Padaria Nova');
  await findByRole('heading', { name: 'padarianova' });
  await findByText('Pão de fermentação natural.');
  await findByRole('heading', { name: 'Pão francês' });
  expect(getByText('Só no balcão.')).toBeVisible();
  await click('Mostrar mais');
  await findByRole('heading', { name: 'Bolo de rolo' });
  expect(callsOf('listOffersOfBusiness').map(({ params }) => params.id)).toEqual([
    bakery.id,
    bakery.id,
  ]);
});
