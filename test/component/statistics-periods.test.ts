import { screen, waitFor, within } from '@testing-library/react';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { someStatistics } from '#test/support/builders/some-statistics.ts';
import { button, click, field, fill, user } from './support/actions.ts';
import { answers, callsOf } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open, openAsOwner } from './support/open-screen.tsx';
import { aShop, signInOwner } from './support/owner.ts';
import { choose, lastQuery, offer, otherShop, tile, today } from './support/statistics.ts';

beforeEach(() => {
  signInOwner({ offers: [offer] });
  answers('getStatistics', ({ query }) => someStatistics(query));
});

test('choosing a period adds no entry to the history, and the address keeps it', async () => {
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
  open(`/statistics?${query}`);
  expect(await screen.findByText(message)).toBeVisible();
  expect(callsOf('getStatistics')).toEqual([]);
});

test('an owner chooses one of several shops, and the days follow its time zone', async () => {
  const inAcre = { ...otherShop, timeZone: 'America/Rio_Branco' } as const;
  openAsOwner('/statistics?period=today', { shops: [aShop(), inAcre], offers: [offer] });
  await tile('Pegaram');
  await user.selectOptions(await field('Mostrar números da loja'), inAcre.id);
  const day = dayIn('America/Rio_Branco', new Date());
  await waitFor(() => expect(lastQuery()).toEqual({ from: day, to: day, shopId: inAcre.id }));
  expect(screen.queryByText('Por loja')).toBeNull();
});

test('during the current period, new counts appear within five seconds', async () => {
  const { pass } = holdPauses();
  open('/statistics?period=today');
  expect(await tile('Usaram')).toHaveTextContent('37');
  answers('getStatistics', ({ query }) => {
    const some = someStatistics(query);
    return { ...some, totals: { ...some.totals, redemptions: 38 } };
  });
  pass(5000);
  await waitFor(async () => expect(await tile('Usaram')).toHaveTextContent('38'));
});
