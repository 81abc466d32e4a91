import { screen, waitFor, within } from '@testing-library/react';
import { plans } from '#contract/billing/plans.ts';
import { pricesOn } from '#contract/billing/prices-on.ts';
import { aBusiness, aPendingBusiness, aRevision } from '#test/support/builders/a-business.ts';
import { click, field, fill } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { anOffer, aShop, signIn, signInOwner } from './support/owner.ts';

const suspendedReason = 'Recebemos reclamações de preços diferentes no caixa.';
const suspended = aBusiness({ status: 'suspended', suspendedReason });

const rejectionReason = 'O CNPJ é de outra empresa.';
const rejected = aPendingBusiness({ status: 'rejected', rejectionReason });

describe.each([
  ['suspended', suspended, 'Fale com a nossa equipe', suspendedReason, 'Falar com a equipe'],
  ['rejected', rejected, 'foi recusado', rejectionReason, 'Ver o motivo e corrigir'],
])('a landing page of a %s business', (_, business, sentence, reason, next) => {
  test.each([
    ['/shop-list', 'Nova loja'],
    ['/validator-list', 'Novo validador'],
    ['/offer-list', 'Nova oferta'],
  ])('%s explains the situation and the next step, and does not offer %s', async (path, action) => {
    openAsOwner(path, { business, offers: [anOffer()] });
    const notice = await screen.findByRole('note');
    expect(notice).toHaveTextContent(sentence);
    expect(notice).toHaveTextContent(`Motivo: ${reason}`);
    const link = within(notice).getByRole('link', { name: next });
    expect(link).toHaveAttribute('href', '/business');
    expect(screen.queryByRole('link', { name: action })).toBeNull();
  });
});

test.each([
  ['/business', 'Cadastro em análise'],
  ['/shop-list', /^Empresa em análise/],
  ['/validator-list', /^Estamos analisando o cadastro/],
  ['/offer-list', /^Empresa em análise/],
])('%s of a business in review says so once', async (path, sentence) => {
  openAsOwner(path, { business: aPendingBusiness(), offers: [anOffer()] });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getAllByText(/em análise|analisando/)).toHaveLength(1);
});

test.each([
  ['suspended', suspended, 0],
  ['waiting', aPendingBusiness(), 1],
])('an active offer of a %s business says that only its owner sees it', async (...row) => {
  const [, business, switches] = row;
  openAsOwner('/offer-list', { business, offers: [anOffer()] });
  expect(await screen.findByText('Só você vê')).toBeVisible();
  expect(screen.queryByText('Ativa')).toBeNull();
  expect(screen.queryAllByRole('switch')).toHaveLength(switches);
});

test.each([
  ['suspended', suspended, ['A empresa está suspensa: os clientes não veem estas ofertas.']],
  ['live', aBusiness(), []],
])(
  'a validator of a %s business reads, without a link, whether customers see the offers',
  async (...row) => {
    const [, business, notes] = row;
    signIn({ role: 'validator', shopId: aShop().id });
    answers('getBusiness', business);
    answers('listShopsOfBusiness', { items: [aShop()] });
    answers('listOffersOfBusiness', { items: [anOffer()] });
    open('/offer-list');
    expect(await screen.findByRole('heading', { name: anOffer().title })).toBeVisible();
    await screen.findByText(notes.length > 0 ? 'Clientes não veem' : 'Ativa');
    const main = within(screen.getByRole('main'));
    expect(main.queryAllByRole('note').map((note) => note.textContent)).toEqual(notes);
    expect(main.queryByRole('link', { name: 'Falar com a equipe' })).toBeNull();
  },
);

test.each([
  ['an approved owner reads neither of the approval nor of the trial', aBusiness(), 0],
  ['a new owner reads what the approval needs, and of the trial', aPendingBusiness(), 1],
])('%s', async (_, business, times) => {
  signInOwner({ business, shops: [] });
  answers('listSizeTypes', { items: [...plans.sizeTypes] });
  answers('listSubscriptionPrices', { items: pricesOn('2026-11-24', plans) });
  open('/business');
  await screen.findByRole('radio', { name: 'Microempresa' });
  await screen.findAllByText(/por mês|\/mês/);
  expect(screen.queryAllByText(/sem ele a empresa não é aprovada/)).toHaveLength(times);
  expect(screen.queryAllByText(/dias grátis/).length > 0).toBe(times > 0);
});

describe('a change that staff decide on', () => {
  // The form reads the subscription when the owner chooses another size.
  beforeEach(() => answers('getSubscription', { sizeTypeId: 2, billingCycle: 'MONTHLY' }));

  test('a change of an active business is shown beside the live record', async () => {
    const business = aBusiness({ sizeTypeId: 3 });
    openAsOwner('/business', { business });
    await fill('Nome fantasia', 'Padaria Aurora e Filhas');
    const revision = aRevision({ sizeTypeId: 2 });
    answers('updateBusiness', revision);
    signInOwner({ business, revision });
    await click('Enviar para análise');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Alteração em análise' })).toHaveFocus(),
    );
    const terms = document.querySelector('dl');
    expect(terms).toHaveTextContent(`No ar agora${business.name}`);
    expect(terms).toHaveTextContent('Em análisePadaria Aurora e Filhas');
    expect(terms).toHaveTextContent('No ar agoraEmpresa de pequeno porteEm análiseMicroempresa');
    expect(terms).not.toHaveTextContent('CPF ou CNPJ');
  });

  const refused = () => {
    const rejectionReason = 'O nome é de outra empresa.';
    const business = aBusiness({ rejectionReason });
    const values = { legalName: 'Aurora Pães Ltda', sizeTypeId: 3 } as const;
    signInOwner({
      business,
      revision: aRevision({ ...values, status: 'rejected', rejectionReason }),
    });
    answers('listSizeTypes', { items: [...plans.sizeTypes] });
    open('/business');
    return business;
  };

  test('a refused change stays visible with its reason, and one tap puts it into the form', async () => {
    refused();
    expect(await screen.findByText('O nome é de outra empresa.')).toBeVisible();
    expect(document.querySelector('dl')).toHaveTextContent(`Recusado${aRevision().name}`);
    await click('Corrigir e enviar de novo');
    expect(await field('Nome fantasia')).toHaveFocus();
    expect(await field('Nome fantasia')).toHaveValue(aRevision().name);
    expect(await field('Razão social')).toHaveValue('Aurora Pães Ltda');
    expect(await screen.findByRole('radio', { name: /Empresa de pequeno porte/ })).toBeChecked();
    answers('updateBusiness', aRevision());
    await click('Enviar para análise');
    await waitFor(() => expect(callsOf('updateBusiness')).toHaveLength(1));
    expect(callsOf('updateBusiness')[0]?.body).toMatchObject({
      name: aRevision().name,
      legalName: 'Aurora Pães Ltda',
      sizeTypeId: 3,
    });
  });

  test('an owner who keeps the live data after a refusal sends them unchanged', async () => {
    const { name, rejectionReason: _, ...business } = refused();
    answers('updateBusiness', { ...business, name, version: 4 });
    await screen.findByText('O que foi recusado');
    signInOwner({ business: { ...business, name, version: 4 } });
    await click('Manter os dados de antes');
    await waitFor(() => expect(screen.queryByText('O que foi recusado')).toBeNull());
    expect(callsOf('updateBusiness')[0]?.body).toMatchObject({ name });
  });

  test('an owner who cannot keep the live data reads why, and the refused change stays', async () => {
    refused();
    refuses('updateBusiness', 'VERSION_MISMATCH');
    await click('Manter os dados de antes');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Alguém mudou isto/);
    expect(screen.getByText('O que foi recusado')).toBeVisible();
    expect(screen.queryByText(/fica com os dados de antes/)).toBeNull();
  });
});
