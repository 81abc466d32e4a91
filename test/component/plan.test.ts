import { screen, waitFor } from '@testing-library/react';
import { plans } from '#contract/billing/plans.ts';
import type { Subscription } from '#contract/billing/subscriptions.ts';
import type { Business } from '#contract/businesses/businesses.ts';
import { sizeTypes } from '#lambdas/businesses/sizes/size-types.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { atScreen, button, click, dialog, user } from './support/actions.ts';
import { answers, callsOf, loses, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';

const january = { periodStart: '2027-01-01', periodEnd: '2027-01-31' };
const next = { ...january, on: '2027-01-01', dueDate: '2027-01-11', amount: 59.9 };
const yearlyNext = { ...next, periodEnd: '2027-12-31', amount: 599 };

const monthly: Subscription = {
  sizeTypeId: 2,
  billingCycle: 'MONTHLY',
  price: 59.9,
  nextInvoice: next,
  nextPeriodStart: '2027-01-01',
  otherCycle: { billingCycle: 'YEARLY', isImmediate: false, nextInvoice: yearlyNext },
};

const toYearly: Subscription = { ...monthly, nextBillingCycle: 'YEARLY', nextInvoice: yearlyNext };

type Owned = Parameters<typeof signInOwner>[0];

async function openPlan(subscription = monthly, owned: Owned = {}): Promise<void> {
  answers('getSubscription', subscription);
  signInOwner(owned);
  answers('listSizeTypes', { items: [...sizeTypes] });
  const prices = plans.prices.map((price) => ({
    ...price,
    ...{ currency: 'BRL' as const, trialDays: plans.trialDays, active: true },
  }));
  answers('listSubscriptionPrices', { items: prices });
  open('/payment');
  await atScreen('Plano e pagamento');
}

const larger = 'Trocar para este plano: Empresa de pequeno porte';

/** Answers the request for a size with a revision, which the list of businesses then has, too. */
function takesRevision(changes: Partial<Business>): void {
  const revision = aRevision({ name: aBusiness().name, ...changes });
  answers('updateBusiness', () => {
    answers('listBusinesses', {
      items: [revision],
      currentBusinessId: revision.id,
      active: aBusiness(),
    });
    return revision;
  });
}

const toast = (text: string | RegExp) => screen.findByText(text);

test('the plan shows the next invoice, how the business pays, one current size, and the cost of a larger one', async () => {
  await openPlan();
  expect(await screen.findByText('R$ 59,90 em 01/01/2027')).toBeVisible();
  expect(screen.getByText('Vence em 11/01/2027')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Como você paga' })).toBeVisible();
  expect(screen.getAllByText('Plano atual')).toHaveLength(1);
  expect(await screen.findByText(/^Outro porte vale depois da aprovação/)).toHaveTextContent(
    /Por exemplo, de Micro.?empresa para Empresa de pequeno porte, faltando 6 meses do ano: R\$\s300,00 a mais\./,
  );
  expect(await button(larger)).toBeEnabled();
});

test('a business pays yearly in three taps: the amount and its due day are confirmed first', async () => {
  await openPlan();
  await user.click(await screen.findByRole('radio', { name: 'Por ano' }));
  await click('Pagar por ano · R$\u00A0599,00');
  const { getByText, getByRole } = await dialog('Pagar por ano');
  expect(getByText('R$ 599,00 por ano')).toBeVisible();
  expect(
    getByText(
      'A partir de 01/01/2027, você paga por ano. A fatura de R$ 599,00 sai em 01/01/2027 e vence em 11/01/2027.',
    ),
  ).toBeVisible();
  expect(callsOf('setBillingCycle')).toEqual([]);
  answers('setBillingCycle', toYearly);
  answers('getSubscription', toYearly);
  await user.click(getByRole('button', { name: 'Pagar por ano' }));
  expect(await toast('Pronto: você paga por ano a partir de 01/01/2027.')).toBeVisible();
  expect(callsOf('setBillingCycle').map(({ body }) => body)).toEqual([{ billingCycle: 'YEARLY' }]);
  expect(callsOf('updateBusiness')).toEqual([]);
});

test('until the next invoice, the screen offers to undo the change of the cycle', async () => {
  await openPlan(toYearly);
  expect(await screen.findByText(/A partir de 01\/01\/2027, você paga por ano\./)).toBeVisible();
  answers('setBillingCycle', monthly);
  answers('getSubscription', monthly);
  await click('Desfazer');
  expect(await toast('Pronto: agora você paga por mês.')).toBeVisible();
  expect(callsOf('setBillingCycle').map(({ body }) => body)).toEqual([{ billingCycle: 'MONTHLY' }]);
  expect(screen.getByRole('radio', { name: 'Por mês' })).toBeChecked();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('before the first invoice, the cycle holds at once, and its toast undoes it', async () => {
  const first = { ...monthly, otherCycle: { ...monthly.otherCycle, isImmediate: true } };
  await openPlan(first as Subscription);
  await user.click(await screen.findByRole('radio', { name: 'Por ano' }));
  await click(/^Pagar por ano/);
  const { getByText, getByRole } = await dialog('Pagar por ano');
  expect(getByText(/^Você passa a pagar por ano agora\. A fatura de R\$\s599,00/)).toBeVisible();
  const yearly = { ...monthly, billingCycle: 'YEARLY', nextInvoice: yearlyNext } as const;
  answers('setBillingCycle', yearly);
  answers('getSubscription', yearly);
  await user.click(getByRole('button', { name: 'Pagar por ano' }));
  expect(await toast('Pronto: agora você paga por ano.')).toBeVisible();
  answers('setBillingCycle', first as Subscription);
  await click('Desfazer');
  expect(await toast('Pronto: agora você paga por mês.')).toBeVisible();
  expect(callsOf('setBillingCycle').at(-1)?.body).toEqual({ billingCycle: 'MONTHLY' });
});

test('a larger size is asked for in two taps, with the costs of the change', async () => {
  const upgrades = [{ sizeTypeId: 3 as const, on: '2027-01-01', amount: 8 }];
  await openPlan({ ...monthly, upgrades });
  await click(larger);
  const { getByText, getByRole } = await dialog('Trocar para Empresa de pequeno porte');
  expect(getByText('R$ 119,90 por mês')).toBeVisible();
  expect(getByText('Hoje: Microempresa, R$ 59,90 por mês.')).toBeVisible();
  expect(getByText(/Até a aprovação, vale o plano de hoje\./)).toBeVisible();
  expect(getByText(/a fatura de 01\/01\/2027 cobra também R\$\s8,00/)).toBeVisible();
  takesRevision({ sizeTypeId: 3 });
  await user.click(getByRole('button', { name: 'Pedir a troca' }));
  expect(await toast(/^Pedido enviado/)).toBeVisible();
  const [call] = callsOf('updateBusiness');
  const { id, name, userId, legalRegister, version } = aBusiness();
  expect(call?.params).toEqual({ id });
  expect(call?.body).toEqual({ name, userId, legalRegister, sizeTypeId: 3 });
  expect(call?.headers.get('if-match')).toBe(`"${version}"`);
  expect(await screen.findByText('Esperando aprovação')).toBeVisible();
  expect(callsOf('setBillingCycle')).toEqual([]);
});

test('the size that waits is taken back on the same screen', async () => {
  const revision = aRevision({ name: aBusiness().name, sizeTypeId: 3 });
  await openPlan(monthly, { revision });
  expect(
    await screen.findByText(/^A troca para Empresa de pequeno porte espera a aprovação/),
  ).toBeVisible();
  takesRevision({ sizeTypeId: 2 });
  await click('Desfazer');
  expect(await toast('Pronto: você continua com Microempresa.')).toBeVisible();
  expect(callsOf('updateBusiness').map(({ params, body }) => [params.id, body.sizeTypeId])).toEqual(
    [[revision.id, 2]],
  );
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull());
});

test('another size paid by the year is one confirmation, and a retry makes only the missing change', async () => {
  await openPlan();
  await user.click(await screen.findByRole('radio', { name: 'Por ano' }));
  await click(larger);
  const { getByText, getByRole, findByRole } = await dialog('Trocar para Empresa de pequeno porte');
  expect(getByText('R$ 1.199,00 por ano')).toBeVisible();
  expect(
    getByText(/a fatura é a de Microempresa: R\$\s599,00, com vencimento em 11\/01/),
  ).toBeVisible();
  takesRevision({ sizeTypeId: 3 });
  loses('setBillingCycle');
  await user.click(getByRole('button', { name: 'Pedir a troca' }));
  expect(await findByRole('alert')).toHaveTextContent('Sem conexão');
  answers('setBillingCycle', toYearly);
  answers('getSubscription', toYearly);
  await user.click(await findByRole('button', { name: 'Pagar por ano' }));
  expect(await toast('Pronto: você paga por ano a partir de 01/01/2027.')).toBeVisible();
  expect(callsOf('updateBusiness')).toHaveLength(1);
});

test.each([
  ['LIMIT_OF_SIZE_TYPE_REACHED', /mais lojas ou validadores do que este plano permite/],
  ['REVISION_PENDING', /confira e confirme de novo/],
  ['VERSION_MISMATCH', /confira e confirme de novo/],
  ['INVALID_TRANSITION', /confira e confirme de novo/],
] as const)(
  'a size refused by %s says what to do, and can be confirmed again',
  async (code, text) => {
    await openPlan();
    await click('Trocar para este plano: MEI');
    const { getByRole, findByRole } = await dialog('Trocar para MEI');
    refuses('updateBusiness', code);
    await user.click(getByRole('button', { name: 'Pedir a troca' }));
    expect(await findByRole('alert')).toHaveTextContent(text);
    expect(getByRole('button', { name: 'Pedir a troca' })).toBeEnabled();
  },
);

test.each([
  ['rejected', aPendingBusiness({ status: 'rejected' }), /foi recusado/, 'Ver em Empresa'],
  [
    'suspended for an unpaid invoice',
    aBusiness({ status: 'suspended', suspendedBy: ['payment'] }),
    /Pague a fatura vencida/,
    'Pagar fatura',
  ],
])('a business that is %s is told what comes first', async (_, business, text, link) => {
  await openPlan(monthly, { business });
  await click(larger);
  const { getByText, getByRole, queryByRole } = await dialog();
  expect(getByText(text)).toBeVisible();
  expect(getByRole('link', { name: link })).toBeVisible();
  expect(queryByRole('button', { name: /^(Pedir a troca|Trocar de plano)$/ })).toBeNull();
});

test('a business that was never approved gets the size at once', async () => {
  const business = aPendingBusiness();
  const { nextInvoice: _, nextPeriodStart: __, ...unbilled } = monthly;
  await openPlan(
    { ...unbilled, otherCycle: { billingCycle: 'YEARLY', isImmediate: true } },
    { business },
  );
  await click(larger);
  const { getByText, getByRole } = await dialog('Trocar para Empresa de pequeno porte');
  expect(getByText(/^A troca vale na hora/)).toBeVisible();
  const changed = { ...business, sizeTypeId: 3 as const, version: 2 };
  answers('updateBusiness', () => {
    answers('listBusinesses', { items: [changed], currentBusinessId: changed.id });
    return changed;
  });
  await user.click(getByRole('button', { name: 'Trocar de plano' }));
  expect(await toast('Pronto: o plano agora é Empresa de pequeno porte.')).toBeVisible();
});
