import { screen, waitFor, within } from '@testing-library/react';
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
import { atScreen, button, click, user } from './support/actions.ts';
import { answers, callsOf, holds, refuses } from './support/fake-server.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { aShop, signIn, signInOwner } from './support/owner.ts';
import {
  choose,
  lastQuery,
  offer,
  openFold,
  otherShop,
  tile,
  today,
} from './support/statistics.ts';

beforeEach(() => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => someStatistics(query));
});

test('an owner sees the money of seven days in front, then who saw, took and used vouchers', async () => {
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
  open('/statistics');
  await tile('Viram');
  expect(screen.queryByText('Cupons vencidos')).toBeNull();
  await openFold('Mais números');
  expect(await tile('Cupons vencidos')).toHaveTextContent('Cupons vencidos5sem mudança');
  expect(await tile('Recusas no balcão')).toHaveTextContent('4 aprox.sem mudança');
  expect(screen.queryByText('Vendas com ofertas', { selector: 'dt' })).toBeNull();
});

test('open folds are still open in another period, after Back and after a reload', async () => {
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

test('bars can be read as a table, with every day and the amount sold', async () => {
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
  openAsOwner('/statistics', { shops: [aShop(), otherShop], offers: [offer] });
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

test('the numbers are requested while the shops are loading, and only once', async () => {
  const held = holds('listShopsOfBusiness');
  open('/statistics');
  await waitFor(() => expect(callsOf('getStatistics')).toHaveLength(1));
  held.answer({ items: [aShop()] });
  expect(await tile('Viram')).toBeVisible();
  expect(callsOf('getStatistics')).toHaveLength(1);
});

test('an offer of another business is reported as missing', async () => {
  refuses('getStatistics', 'OFFER_NOT_FOUND');
  refuses('getOffer', 'OFFER_NOT_FOUND');
  open(`/statistics?offerId=${offerId}`);
  expect(await screen.findByText('Não achamos esta oferta')).toBeVisible();
});

test('the list of offers and an offer link to the statistics, and show taken and used vouchers', async () => {
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

test('without offers the screen explains itself, and leads to a first offer', async () => {
  signInOwner();
  answers('getStatistics', ({ query }) => noStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Os números das suas ofertas vão aparecer aqui')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nova oferta' })).toHaveAttribute('href', '/offer');
});

test('with offers and no counts in a quiet period, the flyer can be sent', async () => {
  answers('getStatistics', ({ query }) => noStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Nada por aqui neste período')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
});

test('a new shop sees what will be here, no zeros, and no comparison with days before it existed', async () => {
  answers('getStatistics', ({ query }) => firstStatistics(query));
  open('/statistics');
  expect(await screen.findByText('Os números vão aparecer aqui')).toBeVisible();
  expect(await button('Compartilhar')).toBeEnabled();
  expect(await tile('Viram')).toHaveTextContent('ViramVisitas ao folheto e às ofertas');
  expect(await tile('Vendas')).toHaveTextContent('Valor dos cupons usados');
  expect(screen.getByRole('main')).not.toHaveTextContent(/\b0\b|sem mudança|comparado/);
});

test('a new shop that was seen shows these numbers alone, and the flyer can be sent', async () => {
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
