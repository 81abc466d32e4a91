import { screen } from '@testing-library/react';
import { addDays } from '#contract/statistics/period.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { aShownInvoice } from '#test/support/builders/an-invoice.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen } from './support/actions.ts';
import { answers, callsOf } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'America/Sao_Paulo' });
const day = (days: number) => addDays(today, days);

const overdue = (number: string, since: number, left: number) =>
  aShownInvoice({
    id: `inv_01K9A1B2C3D4E5F6G7H8J9K${number}`,
    status: 'overdue',
    amount: 59.9,
    dueDate: day(-since),
    suspendsOn: day(left),
  });

const several = [overdue('AB1', 2, 13), overdue('AB2', 20, 4)];

const sumText = `2 faturas vencidas somam R$ 119,80: a primeira venceu em ${formatDay(day(-20))}.`;

test('the notice of overdue invoices names their sum and the earliest day of the suspension', async () => {
  signInOwner({ invoices: several });
  open('/shop-list');
  expect(
    await screen.findByText(
      `${sumText} Sem pagamento, a empresa será suspensa em ${formatDay(day(4))}.`,
      { exact: false },
    ),
  ).toBeVisible();
});

test('an overdue invoice says when it was due, and what all overdue ones cost', async () => {
  signInOwner({ invoices: several });
  open('/invoice');
  expect(await screen.findByText(`Venceu em ${formatDay(day(-20))}`)).toBeVisible();
  expect(await screen.findByText(sumText, { exact: false })).toHaveTextContent(
    `suspensa em ${formatDay(day(4))}`,
  );
});

test('a business that its invoices suspend shows their sum, and no later day of a suspension', async () => {
  const business = aBusiness({ status: 'suspended', suspendedBy: ['payment'] });
  signInOwner({ business, invoices: several });
  open('/business');
  expect(await screen.findByText(sumText)).toBeVisible();
});

test.each([
  ['its last seven days', 6, true],
  ['an earlier day', 7, false],
  ['a day after it', -1, false],
])('the end of the trial is told on %s', async (_, left, isTold) => {
  const business = aBusiness({ trialEndsAt: `${day(left)}T15:00:00.000Z` });
  answers('getSubscription', {
    sizeTypeId: 2,
    billingCycle: 'MONTHLY',
    nextInvoice: {
      on: '2027-01-01',
      dueDate: '2027-01-11',
      periodStart: '2026-12-25',
      periodEnd: '2027-01-31',
      amount: 73.43,
    },
  });
  signInOwner({ business });
  open('/shop-list');
  await atScreen('Lojas');
  if (!isTold) {
    expect(await screen.findByText(/Rua/)).toBeVisible();
    expect(screen.queryByText(/O período grátis termina/)).toBeNull();
    expect(callsOf('getSubscription')).toEqual([]);
    return;
  }
  const notice = await screen.findByText(/O período grátis termina em/);
  expect(notice).toHaveTextContent(
    `O período grátis termina em ${formatDay(day(left))}. A primeira fatura, de R$ 73,43, sai em 01/01/2027 e vence em 11/01/2027. Cobra janeiro inteiro e mais 7 dias de dezembro: de 25/12/2026 a 31/12/2026.`,
  );
  expect(screen.getByRole('link', { name: 'Ver plano' })).toHaveAttribute('href', '/payment');
});

test('an invoice for a part of a month says which days it charges, in list, payment and document', async () => {
  const part = { periodStart: '2026-11-10', periodEnd: '2026-11-30', amount: 41.93 };
  const invoice = aShownInvoice(part);
  const reason = /Cobra 21 dos 30 dias de novembro: de 10\/11\/2026 a 30\/11\/2026\./;
  answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY' });
  signInOwner({ invoices: [invoice] });
  answers('getInvoice', invoice);
  for (const path of ['/invoice-list', '/invoice', `/invoice-detail?id=${invoice.id}`]) {
    open(path);
    expect(await screen.findByText(reason)).toBeVisible();
  }
});
