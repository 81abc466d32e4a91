import { screen, waitFor, within } from '@testing-library/react';
import { expiredReportId } from '#test/support/builders/a-report.ts';
import { atScreen, button, click, field, user } from './support/actions.ts';
import { answers, callsOf, refuses } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signIn, signInOwner } from './support/owner.ts';
import { cards, list, made, otherShop, ready } from './support/reports.ts';

describe('the list of reports', () => {
  it('shows type, period, shop, state and time of each report, the newest first', async () => {
    signInOwner({ shops: [aShop(), otherShop] });
    list(
      made({ type: 'REDEMPTIONS', from: '2026-11-18', to: '2026-11-24', shopId: otherShop.id }),
      { ...ready, id: expiredReportId, isMonthly: true, status: 'expired' },
    );
    open('/report-list');
    await atScreen('Relatórios');
    const [first, second] = await cards();
    expect(first).toHaveTextContent(/^Cupons usados\s· 18\/11\/2026 a 24\/11\/2026Em preparo/);
    await waitFor(() => expect(first).toHaveTextContent('Casa Forte · Recife · Criado em'));
    expect(second).toHaveTextContent(/^Ofertas\s· Novembro de 2026Vencido/);
    expect(second).toHaveTextContent(/Mensal, automático · Criado em 02\/12\/2026, /);
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: /^Ofertas/ }),
    ).toHaveAttribute('href', `/report-detail/${expiredReportId}`);
    expect(screen.getByRole('link', { name: 'Estatísticas' })).toHaveAttribute(
      'href',
      '/statistics',
    );
  });

  it('is filtered by type, and the address keeps the filter', async () => {
    signInOwner();
    list(ready);
    open('/report-list');
    await cards();
    list();
    await user.click(screen.getByRole('radio', { name: 'Lojas' }));
    expect(await screen.findByText('Nenhum relatório deste tipo')).toBeVisible();
    expect(callsOf('listReports').at(-1)?.query).toMatchObject({ type: 'SHOPS' });
    expect(location.search).toBe('?type=SHOPS');
    list(ready);
    await user.click(screen.getByRole('radio', { name: 'Todos' }));
    expect(await cards()).toHaveLength(1);
    expect(location.search).toBe('');
  });

  it('shows more reports with its button', async () => {
    signInOwner();
    answers('listReports', ({ query }) =>
      query.pagingKey
        ? { items: [{ ...ready, id: expiredReportId }] }
        : { items: [ready], pagingKey: 'next' },
    );
    open('/report-list');
    await click('Mostrar mais');
    await waitFor(async () => expect(await cards()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('polls a report that is being made, and says when it is ready', async () => {
    const { pass } = holdPauses();
    signInOwner();
    list(made());
    open('/report-list');
    await screen.findByText('1 relatório em preparo. Esta lista se atualiza sozinha.');
    list(ready);
    pass(5000);
    await screen.findByText(/^Ficou pronto: Ofertas\s· Novembro de 2026\.$/);
    expect(within((await cards())[0] as HTMLElement).getByText('Pronto')).toBeVisible();
  });

  it('explains reports while it is empty, and opens the form', async () => {
    signInOwner();
    list();
    open('/report-list');
    const empty = await screen.findByText('Seus relatórios vão aparecer aqui');
    expect(empty).toBeVisible();
    const [, inEmpty] = await screen.findAllByRole('button', { name: 'Pedir relatório' });
    await user.click(inEmpty as HTMLElement);
    expect(await field('Sobre o quê')).toHaveDisplayValue('Ofertas');
  });

  it('leads a user without a business to its form, by a menu entry that is never disabled', async () => {
    signIn({ role: 'consumer' });
    answers('listBusinesses', { items: [] });
    open('/report-list');
    const link = await screen.findByRole('link', { name: 'Cadastrar empresa' });
    expect(link).toHaveAttribute('href', '/business');
    expect(screen.queryByRole('button', { name: 'Pedir relatório' })).toBeNull();
    const menu = within(screen.getByRole('navigation', { name: 'Menu principal' }));
    expect(menu.getByRole('link', { name: 'Relatórios' })).toHaveAttribute('href', '/report-list');
  });

  it('can be tried again after a failure', async () => {
    signInOwner();
    refuses('listReports', 'INTERNAL');
    open('/report-list');
    await button('Tentar de novo');
    list(ready);
    await click('Tentar de novo');
    expect(await cards()).toHaveLength(1);
  });
});
