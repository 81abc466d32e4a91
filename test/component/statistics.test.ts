import { screen, waitFor, within } from '@testing-library/react';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  noStatistics,
  offerStatistics,
  someStatistics,
  statisticsWithoutMoney,
} from '#test/support/builders/some-statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen, button, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open } from './support/open-screen.tsx';
import { anOffer, aShop, signIn, signInOwner } from './support/owner.ts';

const offer = anOffer({ title: 'Bolo de rolo', claimedCount: 12, redeemedCount: 7 });
const otherShop = aShop({
  id: `${shopId.slice(0, -1)}D`,
  address: { ...aShop().address, neighborhood: 'Casa Forte' },
});
const today = () => dayIn('America/Sao_Paulo', new Date());
const lastQuery = () => callsOf('getStatistics').at(-1)?.query;

const tile = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement as HTMLElement;
};

const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));

beforeEach(() => answers('getStatistics', ({ query }) => someStatistics(query)));

test('an owner sees the last seven days, each total compared in words with the seven days before', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await atScreen('Estatísticas');
  expect(await tile('Cupons retirados')).toHaveTextContent('5212 a mais que nos 7 dias anteriores');
  expect(await tile('Cupons usados')).toHaveTextContent('373 a menos que nos 7 dias anteriores');
  expect(await tile('Cupons vencidos')).toHaveTextContent('5Igual aos 7 dias anteriores');
  expect(await tile('Visitas')).toHaveTextContent('1.204Número aproximado204 a mais');
  expect(await tile('Vendas com ofertas')).toHaveTextContent(
    /R\$\s1\.234,50R\$\s234,50 a mais que nos 7 dias anteriores/,
  );
  const [from, before] = [addDays(today(), -6), addDays(today(), -13)];
  expect(lastQuery()).toEqual({ from, to: today() });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `Números de ${formatDay(from)} a ${formatDay(today())}, comparados com ${formatDay(before)} a ${formatDay(addDays(today(), -7))}.`,
  );
});

test('choosing a period adds no entry to the history, and the address keeps it', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await tile('Cupons retirados');
  const { length } = history;
  await choose('Hoje');
  await waitFor(() => expect(lastQuery()).toEqual({ from: today(), to: today() }));
  expect(location.search).toBe('?period=today');
  expect(await tile('Cupons retirados')).toHaveTextContent('12 a mais que no dia anterior');
  await choose('Mês');
  const months = await field('Escolher o mês');
  const before = within(months).getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '';
  await user.selectOptions(months, before);
  await waitFor(() => expect(lastQuery()?.from).toBe(`${before}-01`));
  expect(location.search).toBe(`?period=month&month=${before}`);
  expect(history).toHaveLength(length);
});

test('a link whose days are in the wrong order keeps them, and shows an error', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics?from=2026-11-20&to=2026-11-01');
  expect(await screen.findByText('O fim não pode ser antes do início.')).toBeVisible();
  expect(await field('De')).toHaveDisplayValue('20/11/2026');
  expect(screen.getByText('Corrija as datas para ver os números.')).toBeVisible();
  expect(callsOf('getStatistics')).toEqual([]);
  await fill('Até', '21/11/2026');
  await click('Mostrar');
  await tile('Cupons retirados');
  expect(lastQuery()).toEqual({ from: '2026-11-20', to: '2026-11-21' });
  expect(location.search).toBe('?from=2026-11-20&to=2026-11-21');
  expect(await button('Mostrar')).toHaveFocus();
});

test.each([
  ['from=2025-01-01&to=2026-06-30', 'Escolha no máximo 366 dias.'],
  ['from=ontem&to=2026-11-01', 'Digite um dia que existe, como 24/12/2026.'],
  ['to=2026-11-01', 'Escolha o primeiro dia.'],
])('the days %s are refused without asking the server', async (query, message) => {
  signInOwner({ offers: [offer] });
  open(`/statistics?${query}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(callsOf('getStatistics')).toEqual([]);
});

test('bars can be read as a table, with every day and the amount sold', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics?from=2026-11-18&to=2026-11-20');
  await click('Ver tabela: Dia a dia');
  const table = within(await screen.findByRole('region', { name: 'Dia a dia' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Dia',
    'Visitas',
    'Retirados',
    'Usados',
    'Vendas',
  ]);
  expect(table.getByRole('row', { name: /^19\/11\/2026 112 6 3 R\$\s120,00$/ })).toBeVisible();
  await click('Ver gráfico: Dia a dia');
  expect(await screen.findByRole('img', { name: /^Gráfico de barras: Dia a dia/ })).toBeVisible();
});

test('removed shops and offers are marked as removed, and an offer links to its own statistics', async () => {
  signInOwner({ shops: [aShop(), otherShop], offers: [offer] });
  open('/statistics');
  for (const removed of ['Loja removida', 'Oferta removida', 'Validador removido']) {
    expect(await screen.findByText(removed)).toBeVisible();
  }
  answers('getOffer', offer);
  answers('getStatistics', ({ query }) => offerStatistics(query));
  await click('Pão francês: leve 10');
  expect(await screen.findByText('Só a oferta “Bolo de rolo”')).toBeVisible();
  await waitFor(() => expect(lastQuery()).toMatchObject({ offerId }));
  await waitFor(() => expect(screen.queryByText('Por validador')).toBeNull());
  expect(screen.queryByText('Por horário')).toBeNull();
  expect(screen.queryByText('Novos seguidores')).toBeNull();
  answers('getStatistics', ({ query }) => someStatistics(query));
  await click('Ver todas as ofertas');
  expect(await screen.findByText('Por validador')).toBeVisible();
  expect(location.search).toBe('');
});

test('an owner chooses one of several shops, and the days follow its time zone', async () => {
  const inAcre = { ...otherShop, timeZone: 'America/Rio_Branco' } as const;
  signInOwner({ shops: [aShop(), inAcre], offers: [offer] });
  open('/statistics?period=today');
  await tile('Cupons retirados');
  await user.selectOptions(await field('Mostrar números da loja'), inAcre.id);
  const day = dayIn('America/Rio_Branco', new Date());
  await waitFor(() => expect(lastQuery()).toEqual({ from: day, to: day, shopId: inAcre.id }));
  expect(screen.queryByText('Por loja')).toBeNull();
});

test('a validator sees their shop without money', async () => {
  const { id: businessId } = aBusiness();
  signIn({ role: 'validator', businessId, shopId });
  answers('listShopsOfBusiness', { items: [aShop()] });
  answers('getStatistics', ({ query }) => statisticsWithoutMoney(query));
  open(`/statistics?shop=${otherShop.id}`);
  expect(await tile('Cupons usados')).toHaveTextContent('37');
  expect(screen.queryByText('Vendas com ofertas')).toBeNull();
  expect(screen.queryByText('Economia dos clientes')).toBeNull();
  await click('Ver tabela: Dia a dia');
  expect(screen.queryByText('Vendas')).toBeNull();
  expect(screen.queryByText(/R\$/)).toBeNull();
  expect(lastQuery()).not.toHaveProperty('shopId');
});

test('without offers the screen explains itself, and leads to a first offer', async () => {
  signInOwner();
  answers('getStatistics', ({ query }) => noStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Os números das suas ofertas vão aparecer aqui')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nova oferta' })).toHaveAttribute('href', '/offer');
});

test('with offers and no counts yet, the flyer can be sent', async () => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => noStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Nada por aqui neste período')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
});

test('the flyer can also be sent if it was seen and nobody took a voucher', async () => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => {
    const none = noStatistics(query);
    return { ...none, totals: { ...none.totals, views: 9 } };
  });
  open('/statistics');
  expect(await tile('Visitas')).toHaveTextContent('9');
  expect(await screen.findByText('Nenhum cupom retirado neste período')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
});

test('an offer of another business is reported as missing', async () => {
  signInOwner({ offers: [offer] });
  refuses('getStatistics', 'OFFER_NOT_FOUND');
  refuses('getOffer', 'OFFER_NOT_FOUND');
  open(`/statistics?offerId=${offerId}`);
  expect(await screen.findByText('Não achamos esta oferta')).toBeVisible();
});

test('a failure can be tried again', async () => {
  signInOwner({ offers: [offer] });
  refuses('getStatistics', 'INTERNAL');
  open('/statistics?from=2026-11-01&to=2026-11-03');
  await button('Tentar de novo');
  answers('getStatistics', ({ query }) => someStatistics(query));
  await click('Tentar de novo');
  expect(await tile('Cupons retirados')).toBeVisible();
});

test('during the current period, new counts appear within five seconds', async () => {
  const { pass } = holdPauses();
  signInOwner({ offers: [offer] });
  open('/statistics?period=today');
  expect(await tile('Cupons usados')).toHaveTextContent('37');
  answers('getStatistics', ({ query }) => {
    const some = someStatistics(query);
    return { ...some, totals: { ...some.totals, redemptions: 38 } };
  });
  pass(5000);
  await waitFor(async () => expect(await tile('Cupons usados')).toHaveTextContent('38'));
});

test('the list of offers and an offer link to the statistics, and show taken and used vouchers', async () => {
  signInOwner({ offers: [offer] });
  open('/offer-list?status=active');
  const link = await screen.findByRole('link', { name: /Estatísticas de Bolo de rolo/ });
  expect(link).toHaveTextContent('12 cupons, 7 usados');
  await user.click(await screen.findByRole('link', { name: 'Estatísticas' }));
  await atScreen('Estatísticas');
  expect(await tile('Cupons retirados')).toBeVisible();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Ofertas' });
  expect(back).toHaveAttribute('href', '/offer-list?status=active');
});
