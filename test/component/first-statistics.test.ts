import { screen } from '@testing-library/react';
import { firstStatistics, noStatistics } from '#test/support/builders/some-statistics.ts';
import { button } from './support/actions.ts';
import { answers } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';
import { offer, openFold, tile } from './support/statistics.ts';

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
