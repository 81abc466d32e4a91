import { screen, waitFor, within } from '@testing-library/react';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { anIndication } from '#test/support/builders/a-shop.ts';
import { button, click, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { bakery, nobody, openApprovals, signInStaff } from './support/staff.ts';

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
