import { screen, waitFor, within } from '@testing-library/react';
import { addDays } from '#contract/statistics/period.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import { expiredReportId } from '#test/support/builders/a-report.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, callsOf, limits, loses, refuses } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signIn, signInOwner } from './support/owner.ts';
import { cards, justNow, list, made, otherShop, ready, today } from './support/statistics.ts';

async function openForm(): Promise<void> {
  open('/report-list');
  await cards();
  await click('Pedir relatório');
  await field('Sobre o quê');
}

async function typeDays(from: string, to: string): Promise<void> {
  await user.selectOptions(await field('Período'), 'De um dia até outro');
  await fill('De', from);
  await fill('Até', to);
}

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
});

describe('the form of a report', () => {
  beforeEach(() => {
    const business = aBusiness({ createdAt: '2023-05-10T12:00:00.000Z' });
    signInOwner({ business, shops: [aShop(), otherShop] });
    list(ready);
  });

  it('requests a report, which then appears in the list and is announced', async () => {
    open('/report-list?type=SHOPS');
    await click('Pedir relatório');
    await user.selectOptions(await field('Sobre o quê'), 'Validadores');
    await user.selectOptions(await field('Período'), 'Últimos 7 dias');
    await user.selectOptions(await field('Loja'), otherShop.id);
    const [from, to] = [addDays(today(), -6), today()];
    answers('createReport', () => {
      const report = made({ type: 'VALIDATORS', from, to, id: expiredReportId });
      list(report, ready);
      return report;
    });
    await click('Pedir');
    expect(await screen.findByText(/^Relatório pedido: Validadores\s· /)).toBeVisible();
    expect((await cards())[0]).toHaveTextContent('Em preparo');
    await waitFor(() => expect(location.search).toBe(''));
    const [call] = callsOf('createReport');
    expect(call?.params).toEqual({ id: businessId });
    expect(call?.body).toEqual({ type: 'VALIDATORS', from, to, shopId: otherShop.id });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await button('Pedir relatório')).toHaveFocus());
  });

  it('sends the days of a month, or the typed days', async () => {
    answers('createReport', made());
    await openForm();
    await user.selectOptions(await field('Período'), 'Um mês');
    const months = await field('Mês');
    const before = within(months).getAllByRole<HTMLOptionElement>('option')[1]?.value ?? '';
    await user.selectOptions(months, before);
    await user.selectOptions(await field('Período'), 'De um dia até outro');
    expect(await field('De')).toHaveDisplayValue(formatDay(`${before}-01`));
    await fill('De', '01/11/2023');
    await fill('Até', '03/11/2023');
    await click('Pedir');
    await waitFor(() =>
      expect(callsOf('createReport')[0]?.body).toEqual({
        type: 'OFFERS',
        from: '2023-11-01',
        to: '2023-11-03',
      }),
    );
  });

  it.each([
    ['20/11/2023', '01/11/2023', 'O fim não pode ser antes do início.'],
    ['01/07/2023', '20/08/2024', 'Escolha no máximo 366 dias.'],
    ['01/01/2023', '30/01/2023', /^A empresa ainda não estava na Vitrine/],
    [formatDay(addDays(today(), 1)), formatDay(addDays(today(), 9)), /^Este dia ainda não chegou/],
    ['', '20/11/2023', 'Escolha o primeiro dia.'],
  ])('refuses the days from %s to %s without asking the server', async (from, to, message) => {
    await openForm();
    await typeDays(from, to);
    await click('Pedir');
    expect(await screen.findByText(message)).toBeVisible();
    expect(callsOf('createReport')).toEqual([]);
    expect(await field('Até')).toHaveDisplayValue(to);
  });

  it("says beside the month that the month lies before the business's first day", async () => {
    signInOwner({ business: aBusiness({ createdAt: justNow() }) });
    await openForm();
    await user.selectOptions(await field('Período'), 'Um mês');
    const months = await field('Mês');
    const oldest = within(months).getAllByRole<HTMLOptionElement>('option').at(-1)?.value ?? '';
    await user.selectOptions(months, oldest);
    await click('Pedir');
    expect(await field('Mês')).toHaveAccessibleDescription(/ainda não estava na Vitrine/);
  });

  it("shows the server's message about the days beside them, and keeps the typed values", async () => {
    refuses('createReport', 'VALIDATION_FAILED', [{ path: 'from', code: 'TOO_FAR_AHEAD' }]);
    await openForm();
    await typeDays('02/11/2023', '03/11/2023');
    await click('Pedir');
    await waitFor(async () =>
      expect(await field('De')).toHaveAccessibleDescription(/Este dia ainda não chegou/),
    );
    expect(await field('De')).toHaveDisplayValue('02/11/2023');
  });

  it('says that the eleventh report of a day has to wait, and keeps the typed values when it is closed', async () => {
    limits('createReport', 5 * 60 * 60);
    await openForm();
    await user.selectOptions(await field('Sobre o quê'), 'Lojas');
    await click('Pedir');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você já pediu 10 relatórios hoje, que é o máximo por dia. Dá para pedir outro em 5 horas.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('Pedir relatório');
    expect(await field('Sobre o quê')).toHaveDisplayValue('Lojas');
  });

  it('does not request a second report when it retries after a lost answer', async () => {
    loses('createReport');
    await openForm();
    await click('Pedir');
    const { findByRole } = await dialog();
    expect(await findByRole('alert')).toHaveTextContent(/Sem conexão/);
    answers('createReport', made());
    await click('Pedir');
    await screen.findByText(/^Relatório pedido/);
    const keys = callsOf('createReport').map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
  });

  it('says beside the choice of shops that a shop was removed', async () => {
    refuses('createReport', 'SHOP_NOT_FOUND');
    await openForm();
    await user.selectOptions(await field('Loja'), otherShop.id);
    await click('Pedir');
    await waitFor(async () =>
      expect(await field('Loja')).toHaveAccessibleDescription(
        'Esta loja foi removida. Escolha outra.',
      ),
    );
  });
});
