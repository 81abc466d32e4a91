import { screen, waitFor, within } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { imageUrlNo } from '#test/support/builders/an-image.ts';
import { atScreen, button, click, dialog, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { bakery, nobody, openApprovals, reason, signInStaff } from './support/staff.ts';

beforeEach(signInStaff);

test('staff see how much waits in each queue, and for how long', async () => {
  const before = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  answers('getQueues', {
    businesses: { count: 99, isMore: true, oldestAt: before(50) },
    invoices: { count: 3, isMore: false, oldestAt: before(5) },
    indications: nobody,
  });
  await openApprovals();
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
  await openApprovals(bakery);
  await screen.findByRole('link', { name: /^1 Aprovações/ });
  answers('getQueues', { businesses: nobody, invoices: nobody, indications: nobody });
  await click('Aprovar Padaria Nova');
  expect(await screen.findByRole('link', { name: /^0 Aprovações/ })).toBeVisible();
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

test('staff without a second factor are asked once to set it up', async () => {
  refuses('listBusinessesForStaff', 'SECOND_FACTOR_REQUIRED');
  open('/staff');
  expect(await screen.findAllByText(/^Entre com a verificação em duas etapas/)).toHaveLength(1);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('link', { name: 'Continuar' })).toBeVisible();
});

/** The next year: an agreement may begin on any of its days, whenever the tests run. */
const nextYear = new Date().getFullYear() + 1;

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
