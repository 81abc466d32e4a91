import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BusinessForStaff } from '#contract/staff/staff.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { anIndication } from '#test/support/builders/an-indication.ts';
import { offerNo } from '#test/support/builders/an-offer.ts';
import { staffId } from '#test/support/builders/people.ts';
import { atScreen, button, click, dialog, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, aShop, signIn } from './support/owner.ts';

const bakery: BusinessForStaff = { ...aPendingBusiness({ name: 'Padaria Nova' }), sameTaxId: [] };

const nobody = { count: 0, isMore: false };

beforeEach(() => {
  signIn({ userId: staffId, role: 'staff' });
  answers('listBusinesses', { items: [] });
  answers('getQueues', { businesses: nobody, invoices: nobody, indications: nobody });
});

async function openQueue(...items: BusinessForStaff[]): Promise<void> {
  answers('listBusinessesForStaff', { items });
  open('/staff');
  await atScreen('Aprovações');
}

test('staff see how much waits in each queue, and for how long', async () => {
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  answers('getQueues', {
    businesses: { count: 99, isMore: true, oldestAt: before(50) },
    invoices: { count: 3, isMore: false, oldestAt: before(5) },
    indications: nobody,
  });
  await openQueue();
  const queues = within(await screen.findByRole('navigation', { name: 'O que espera' }));
  const links = await queues.findAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '99+ Aprovações a mais antiga há 2 dias',
    '3 Faturas em análise a mais antiga há 5 horas',
    '0 Indicações novas nada esperando',
  ]);
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/staff',
    '/staff-invoices',
    '/staff-indications',
  ]);
});

test('the counts of the queues follow a decision', async () => {
  answers('getQueues', {
    businesses: { count: 1, isMore: false, oldestAt: bakery.updatedAt },
    invoices: nobody,
    indications: nobody,
  });
  answers('decideBusinessApproval', aBusiness());
  await openQueue(bakery);
  await screen.findByRole('link', { name: /^1 Aprovações/ });
  answers('getQueues', { businesses: nobody, invoices: nobody, indications: nobody });
  await click('Aprovar Padaria Nova');
  expect(await screen.findByRole('link', { name: /^0 Aprovações/ })).toBeVisible();
});

const names = () => screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);

const reason = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Motivo' });

async function giveReason(text: string): Promise<void> {
  await user.clear(await reason());
  await user.paste(text);
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: 'Recusar' }));
}

test('staff see which other businesses have the CNPJ under review, by name and status', async () => {
  const other = { id: aRevision().id, name: 'Padaria Velha', status: 'suspended' as const };
  await openQueue({ ...bakery, sameTaxId: [other] });
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
  await openQueue({ ...bakery, leftOwing });
  const note = await screen.findByRole('note');
  expect(note).toHaveTextContent(
    'Uma empresa com este CNPJ saiu sem pagarR$ 638,90, em 14/10/2026R$ 29,90, em 02/01/2025',
  );
  expect(screen.getByRole('button', { name: 'Aprovar Padaria Nova' })).toBeVisible();
});

test('a common reason fills in the text, which can be edited and has a limit', async () => {
  await openQueue(bakery);
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
  await openQueue(
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
  await openQueue(bakery);
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

const bookshop: BusinessForStaff = {
  ...aPendingBusiness({ id: aRevision().id, name: 'Livraria' }),
  sameTaxId: [],
};

test('a decided business stays in place until the list reloads, and a double click decides once', async () => {
  await openQueue(bakery, bookshop);
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
  await openQueue(bakery, bookshop);
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

test('a suspended business stays in its list, where the suspension can be undone', async () => {
  const active = { ...aBusiness({ name: 'Padaria Nova' }), sameTaxId: [] };
  answers('listBusinessesForStaff', { items: [active] });
  open('/staff-businesses');
  answers('suspendBusiness', {
    ...active,
    status: 'suspended',
    suspendedReason: 'Fatura vencida.',
    version: 4,
  });
  await click('Suspender Padaria Nova');
  await user.type(await reason(), 'Fatura vencida.');
  const { getByRole } = await dialog();
  await user.click(getByRole('button', { name: 'Suspender' }));
  const lift = await button('Reativar Padaria Nova');
  await waitFor(() => expect(lift).toHaveFocus());
  expect(screen.getByText('Fatura vencida.')).toBeVisible();
  answers('liftSuspension', { ...active, version: 5 });
  await user.click(lift);
  await button('Suspender Padaria Nova');
  expect(callsOf('liftSuspension')[0]?.headers.get('if-match')).toBe('"4"');
  expect(callsOf('listBusinessesForStaff')).toHaveLength(1);
});

test('a business that is also suspended for payment stays suspended when staff reinstate it', async () => {
  const suspended = {
    ...aBusiness({
      name: 'Padaria Nova',
      status: 'suspended' as const,
      suspendedBy: ['payment' as const, 'staff' as const],
      suspendedReason: 'Reclamações.',
    }),
    sameTaxId: [],
  };
  answers('listBusinessesForStaff', { items: [suspended] });
  open('/staff-businesses?status=suspended');
  expect(await screen.findByText(/^Suspensa também por fatura vencida/)).toBeVisible();
  const { suspendedReason: _, ...left } = suspended;
  answers('liftSuspension', { ...left, suspendedBy: ['payment'], version: 4 });
  await click('Reativar Padaria Nova');
  expect(
    await screen.findByText(/A empresa continua suspensa por fatura vencida\.$/),
  ).toBeVisible();
  expect(screen.queryByText('Pela equipe')).toBeNull();
  expect(screen.queryByText('Reclamações.')).toBeNull();
  expect(await button('Suspender Padaria Nova')).toBeVisible();
});

/** The next year: an agreement may begin on any of its days, whenever the tests run. */
const nextYear = new Date().getFullYear() + 1;

test('an agreement is shown and changed on the card of its business, which is then loaded again', async () => {
  const special = { ...aBusiness({ name: 'Rede Nova', sizeTypeId: 99 }), sameTaxId: [] };
  answers('listBusinessesForStaff', { items: [special] });
  open('/staff-businesses');
  const limits = { maxShops: 40, maxValidatorsPerShop: 5, maxActiveOffers: 300 };
  const agreement = { ...limits, monthlyPrice: 1990, validFrom: '2026-01-01' };
  answers('getSubscription', { sizeTypeId: 99, billingCycle: 'MONTHLY', agreement });
  await click('Acordo com Rede Nova');
  const { findByText, findByLabelText, getByRole } = await dialog('Acordo com Rede Nova');
  expect(await findByText('01/01/2026')).toBeVisible();
  expect(await findByLabelText('Lojas')).toHaveValue('40');
  await user.clear(await findByLabelText('Lojas'));
  await user.type(await findByLabelText('Lojas'), '60');
  await fill('Preço por mês', '2.499,90');
  await fill('Vale a partir de', `31/12/${nextYear}`);
  await fill('Anotação', 'Combinado por telefone.');
  answers('setAgreement', { ...limits, monthlyPrice: 2499.9, validFrom: `${nextYear}-12-31` });
  answers('listBusinessesForStaff', {
    items: [{ ...special, previousActive: special.id, version: 4 }],
  });
  await user.click(getByRole('button', { name: 'Salvar acordo' }));
  expect(await screen.findByText('Acordo com Rede Nova salvo.')).toBeVisible();
  const [call] = callsOf('setAgreement');
  expect(call?.headers.get('if-match')).toBe('"3"');
  expect(call?.body).toEqual({
    ...limits,
    maxShops: 60,
    monthlyPrice: 2499.9,
    validFrom: `${nextYear}-12-31`,
    note: 'Combinado por telefone.',
  });
  await waitFor(() =>
    expect(callsOf('listBusinessesForStaff').at(-1)?.query).toEqual({ q: special.id }),
  );
  expect(screen.queryByText('Alteração')).toBeNull();
});

test('the record shows which invoice was paid, and the amount', async () => {
  answers('listDecisions', {
    items: [
      {
        id: '01K9E1B2C3D4E5F6G7H8J9KABC',
        subjectId: bakery.id,
        subjectName: 'Padaria Nova',
        at: '2026-12-10T12:00:00.000Z',
        action: 'pay',
        before: { status: 'in_review', number: 'F6G7H8J9KA-0001', amount: 59.9 },
        after: { status: 'paid', number: 'F6G7H8J9KA-0001', amount: 50 },
      },
    ],
  });
  open('/staff-decisions');
  expect(await screen.findByText('Fatura paga')).toBeVisible();
  expect(screen.getByText(/^Fatura F6G7H8J9KA-0001 · /)).toBeVisible();
  expect(screen.getByText('Em análise')).toBeVisible();
  expect(screen.getByText('R$ 50,00')).toBeVisible();
});

test('an indication stays in place after its status changes', async () => {
  answers('listIndications', { items: [anIndication({ shopName: 'Livraria' })] });
  open('/staff-indications');
  answers('updateIndication', anIndication({ status: 'contacted', version: 2 }));
  const contacted = await button('Já falei com a loja: Livraria');
  await user.click(contacted);
  await waitFor(() => expect(contacted).toHaveTextContent('Contatada'));
  expect(await screen.findAllByRole('button', { name: 'Livraria: contatada.' })).toContain(
    contacted,
  );
  expect(callsOf('listIndications')).toHaveLength(1);
});

test('an approval that comes too late leads to the business in its current state', async () => {
  await openQueue(bakery);
  refuses('decideBusinessApproval', 'VERSION_MISMATCH');
  await click('Aprovar Padaria Nova');
  answers('listBusinessesForStaff', {
    items: [{ ...bakery, name: 'Padaria Nova Olinda', version: 2 }],
  });
  await click('Atualizar');
  await waitFor(() => expect(screen.getByRole('heading', { name: /Olinda/ })).toHaveFocus());
});

test('a business that somebody else has decided on stays, without buttons to decide, and keeps the focus', async () => {
  await openQueue(bakery);
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
  await openQueue({ ...aRevision({ name: 'Padaria Suspensa' }), active: suspended, sameTaxId: [] });
  expect(await screen.findByText('Suspensa')).toBeVisible();
  answers('decideBusinessApproval', suspended);
  await click('Aprovar Padaria Suspensa');
  expect(
    await screen.findByText(/alteração aprovada. A empresa continua suspensa\.$/),
  ).toBeInTheDocument();
});

test('staff without a second factor are asked once to set it up', async () => {
  refuses('listBusinessesForStaff', 'SECOND_FACTOR_REQUIRED');
  open('/staff');
  expect(await screen.findAllByText(/^Entre com a verificação em duas etapas/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Continuar' })).toBeVisible();
});

test('a picture is taken down by the address of any of its files, with a reason', async () => {
  answers('listBusinessesForStaff', { items: [] });
  open('/staff-businesses');
  await atScreen('Empresas');
  await click('Retirar uma foto');
  const { findByRole, getByRole } = await dialog();
  const send = () => user.click(getByRole('button', { name: 'Retirar de vez' }));
  const address = await findByRole('textbox', { name: 'Endereço da foto' });
  await user.type(address, 'https://vitrine.test/folder/padaria');
  await user.type(await reason(), 'Ordem judicial');
  await send();
  await waitFor(() =>
    expect(address).toHaveAccessibleDescription(/não é o endereço de uma foto da Vitrine/),
  );
  await user.clear(address);
  await user.paste(`https://vitrine.test${imageUrlNo()}/1280.avif`);
  refuses('takeDownImage', 'IMAGE_NOT_FOUND');
  await send();
  expect(await findByRole('alert')).toHaveTextContent('Esta foto não existe mais na Vitrine');
  answers('takeDownImage', undefined);
  await send();
  expect(await screen.findByText('Foto retirada.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = { url: imageUrlNo(), reason: 'Ordem judicial' };
  expect(callsOf('takeDownImage').map(({ body }) => body)).toEqual([sent, sent]);
});

test('staff read the shops and offers of a business page by page before they decide', async () => {
  await openQueue(bakery);
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
