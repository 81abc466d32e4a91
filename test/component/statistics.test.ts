import { screen, waitFor, within } from '@testing-library/react';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/statistics/period.ts';
import { aBusiness } from '#test/support/builders/a-business.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { offerId } from '#test/support/builders/an-offer.ts';
import {
  firstStatistics,
  noStatistics,
  offerStatistics,
  someStatistics,
  statisticsWithoutMoney,
} from '#test/support/builders/some-statistics.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen, button, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf, holds, refuses } from './support/fake-server.ts';
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

const openFold = async (name: string) =>
  user.click(await screen.findByRole('heading', { level: 2, name }));

const choose = async (name: string) => user.click(await screen.findByRole('radio', { name }));

beforeEach(() => answers('getStatistics', ({ query }) => someStatistics(query)));

test('an owner sees the money of seven days in front, then who saw, took and used vouchers', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await atScreen('Estatísticas');
  const figure = await screen.findByText(/^R\$\s1\.234,50$/);
  expect(figure.parentElement).toHaveTextContent(/^R\$\s1\.234,50 vendidos em 7 dias$/);
  const [from, before] = [addDays(today(), -6), addDays(today(), -13)];
  expect(figure.closest('section')).toHaveTextContent(
    new RegExp(
      `R\\$\\s234,50 a mais, comparado com ${formatDay(before)} a ${formatDay(addDays(today(), -7))}\\.$`,
    ),
  );
  expect(await tile('Viram')).toHaveTextContent('Viram1.204 visitasaprox. · 204 a mais');
  expect(await tile('Pegaram')).toHaveTextContent(
    'Pegaram52 cupons retirados4,3% das visitas · 12 a mais',
  );
  expect(await tile('Usaram')).toHaveTextContent(
    'Usaram37 cupons usados71% dos cupons retirados · 3 a menos',
  );
  expect(lastQuery()).toEqual({ from, to: today() });
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    `Números de ${formatDay(from)} a ${formatDay(today())}.`,
  );
});

test('the other totals are folded, and say in two words that nothing has changed', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await tile('Viram');
  expect(screen.queryByText('Cupons vencidos')).toBeNull();
  await openFold('Mais números');
  expect(await tile('Cupons vencidos')).toHaveTextContent('Cupons vencidos5sem mudança');
  expect(await tile('Recusas no balcão')).toHaveTextContent('4 aprox.sem mudança');
  expect(screen.queryByText('Vendas com ofertas', { selector: 'dt' })).toBeNull();
});

test('open folds are still open in another period, after Back and after a reload', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await tile('Viram');
  await openFold('Mais números');
  await openFold('Por oferta');
  expect(await screen.findByRole('region', { name: 'Por oferta' })).toBeVisible();
  await choose('Hoje');
  await screen.findByText('vendidos hoje', { exact: false });
  expect(await tile('Cupons vencidos')).toBeVisible();
  await openFold('Por oferta');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Por oferta' })).toBeNull());
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Ver relatórios' }));
  answers('listReports', { items: [] });
  await atScreen('Relatórios');
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Estatísticas' }));
  await atScreen('Estatísticas');
  expect(await tile('Cupons vencidos')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Por oferta' })).toBeNull();
  open('/statistics');
  expect(await tile('Cupons vencidos')).toBeVisible();
});

test('choosing a period adds no entry to the history, and the address keeps it', async () => {
  signInOwner({ offers: [offer] });
  open('/statistics');
  await tile('Pegaram');
  const { length } = history;
  await choose('Hoje');
  await waitFor(() => expect(lastQuery()).toEqual({ from: today(), to: today() }));
  expect(location.search).toBe('?period=today');
  expect(await screen.findByText(/^R\$\s1\.234,50$/)).toBeVisible();
  expect(screen.getByText('vendidos hoje', { exact: false })).toBeVisible();
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
  await tile('Pegaram');
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
  await openFold('Dia a dia');
  expect(
    screen.getByText('Maior movimento: 20/11/2026, com 7 cupons retirados e 4 cupons usados.'),
  ).toBeVisible();
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
  for (const fold of ['Por loja', 'Por oferta', 'Por validador']) await openFold(fold);
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
  await tile('Pegaram');
  await user.selectOptions(await field('Mostrar números da loja'), inAcre.id);
  const day = dayIn('America/Rio_Branco', new Date());
  await waitFor(() => expect(lastQuery()).toEqual({ from: day, to: day, shopId: inAcre.id }));
  expect(screen.queryByText('Por loja')).toBeNull();
});

test('a validator sees the used vouchers of their shop in front, without money', async () => {
  const { id: businessId } = aBusiness();
  signIn({ role: 'validator', businessId, shopId });
  answers('listShopsOfBusiness', { items: [aShop()] });
  answers('getStatistics', ({ query }) => statisticsWithoutMoney(query));
  open(`/statistics?shop=${otherShop.id}`);
  const figure = await screen.findByText('37', { exact: true });
  expect(figure.parentElement).toHaveTextContent('37 cupons usados em 7 dias');
  for (const fold of screen.getAllByRole('heading', { level: 2 })) await user.click(fold);
  expect(await tile('Cupons vencidos')).toBeVisible();
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

test('with offers and no counts in a quiet period, the flyer can be sent', async () => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => noStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Nada por aqui neste período')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
});

test('a new shop sees what will be here, no zeros, and no comparison with days before it existed', async () => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => firstStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Os números vão aparecer aqui')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
  expect(await tile('Viram')).toHaveTextContent('ViramVisitas ao folheto e às ofertas');
  expect(await tile('Vendas')).toHaveTextContent('Valor dos cupons usados');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\b0\b|sem mudança|comparado/);
});

test('a new shop that was seen shows these numbers alone, and the flyer can be sent', async () => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => firstStatistics(query, { views: 1, newFollowers: 2 }));
  open('/statistics');
  const figure = await screen.findByText('1', { exact: true });
  expect(figure.parentElement).toHaveTextContent('1 visita em 7 dias (aprox.)');
  expect(
    screen.getByText('Ainda não há um período anterior completo para comparar.'),
  ).toBeVisible();
  expect(await tile('Pegaram')).toHaveTextContent(/nenhum cupom retirado$/);
  expect(await screen.findByText('Divulgue o folheto')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
  await openFold('Mais números');
  expect(await tile('Novos seguidores')).toHaveTextContent(/^Novos seguidores2$/);
  expect(screen.queryByText('Cupons vencidos')).toBeNull();
});

test('the numbers are requested while the shops are loading, and only once', async () => {
  signInOwner({ offers: [offer] });
  const held = holds('listShopsOfBusiness');
  open('/statistics');
  await waitFor(() => expect(callsOf('getStatistics')).toHaveLength(1));
  held.answer({ items: [aShop()] });
  expect(await tile('Viram')).toBeVisible();
  expect(callsOf('getStatistics')).toHaveLength(1);
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
  expect(await tile('Pegaram')).toBeVisible();
});

test('during the current period, new counts appear within five seconds', async () => {
  const { pass } = holdPauses();
  signInOwner({ offers: [offer] });
  open('/statistics?period=today');
  expect(await tile('Usaram')).toHaveTextContent('37');
  answers('getStatistics', ({ query }) => {
    const some = someStatistics(query);
    return { ...some, totals: { ...some.totals, redemptions: 38 } };
  });
  pass(5000);
  await waitFor(async () => expect(await tile('Usaram')).toHaveTextContent('38'));
});

test('the list of offers and an offer link to the statistics, and show taken and used vouchers', async () => {
  signInOwner({ offers: [offer] });
  open('/offer-list?status=active');
  expect(await screen.findByText('12 cupons, 7 usados')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Ações de Bolo de rolo' }));
  const entry = await screen.findByRole('menuitem', { name: 'Estatísticas' });
  expect(entry).toHaveAttribute('href', `/statistics?offerId=${offer.id}`);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('link', { name: 'Estatísticas' }));
  await atScreen('Estatísticas');
  expect(await tile('Pegaram')).toBeVisible();
  const back = within(screen.getByRole('main')).getByRole('link', { name: 'Ofertas' });
  expect(back).toHaveAttribute('href', '/offer-list?status=active');
});
