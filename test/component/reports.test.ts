import { screen, waitFor, within } from '@testing-library/react';
import { dayIn } from '#contract/brazil/time-zones.ts';
import { addDays } from '#contract/period.ts';
import type { ListedReport, Report } from '#contract/reports.ts';
import { aBusiness, businessId } from '#test/support/builders/a-business.ts';
import {
  aShownReport,
  aShownReportWithoutFile,
  expiredReportId,
  reportId,
} from '#test/support/builders/a-report.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { atScreen, button, click, dialog, field, fill, user } from './support/actions.ts';
import { answers, callsOf, limits, loses, refuses } from './support/fake-server.ts';
import { open } from './support/open-screen.tsx';
import { aShop, signIn, signInOwner } from './support/owner.ts';

const otherShop = aShop({
  id: `${shopId.slice(0, -1)}D`,
  address: { ...aShop().address, neighborhood: 'Casa Forte' },
});
const today = () => dayIn('America/Sao_Paulo', new Date());
const justNow = () => new Date().toISOString();
const detailPath = `/report-detail/${reportId}`;

const ready = aShownReport();
const made = (changes: Partial<Report> = {}) =>
  aShownReportWithoutFile({ createdAt: justNow(), ...changes });

const list = (...items: readonly ListedReport[]) => answers('listReports', { items: [...items] });
const cards = () => screen.findAllByRole('article');
const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

/** Opens the list and the form on it. */
async function openForm(): Promise<void> {
  open('/report-list');
  await screen.findAllByRole('article');
  await click('Pedir relatório');
  await field('O que listar');
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
    expect(first).toHaveTextContent(/^Validações\s· 18\/11\/2026 a 24\/11\/2026Em preparo/);
    await waitFor(() => expect(first).toHaveTextContent('Casa Forte · Recife · Criado em'));
    expect(second).toHaveTextContent(/^Ofertas\s· Novembro de 2026Vencido/);
    expect(second).toHaveTextContent(/Mensal, automático · Criado em 02\/12\/2026, /);
    expect(screen.getByRole('link', { name: /^Ofertas/ })).toHaveAttribute(
      'href',
      `/report-detail/${expiredReportId}`,
    );
    expect(screen.getByRole('link', { name: 'Estatísticas' })).toHaveAttribute(
      'href',
      '/statistics',
    );
  });

  it('is filtered by type, which the address keeps', async () => {
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

  it('shows more reports by its button', async () => {
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

  it('follows a report that is being made, and says when it is ready', async () => {
    signInOwner();
    list(made());
    open('/report-list');
    await screen.findByText('1 relatório em preparo. Esta lista se atualiza sozinha.');
    list(ready);
    await screen.findByText(/^Ficou pronto: Ofertas\s· Novembro de 2026\.$/, {}, { timeout: 5000 });
    expect(within((await cards())[0] as HTMLElement).getByText('Pronto')).toBeVisible();
  });

  it('says what will be here, and opens the form', async () => {
    signInOwner();
    list();
    open('/report-list');
    const empty = await screen.findByText('Seus relatórios vão aparecer aqui');
    expect(empty).toBeVisible();
    const [, inEmpty] = await screen.findAllByRole('button', { name: 'Pedir relatório' });
    await user.click(inEmpty as HTMLElement);
    expect(await field('O que listar')).toHaveDisplayValue('Ofertas');
  });

  it('leads to the business where there is none, by a menu entry that is never disabled', async () => {
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

describe('the form', () => {
  beforeEach(() => {
    const business = aBusiness({ createdAt: '2023-05-10T12:00:00.000Z' });
    signInOwner({ business, shops: [aShop(), otherShop] });
    list(ready);
  });

  it('asks for a report, which is then in the list and announced', async () => {
    open('/report-list?type=SHOPS');
    await click('Pedir relatório');
    await user.selectOptions(await field('O que listar'), 'Validadores');
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

  it('sends the days of a month, or those that were typed', async () => {
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
    await user.selectOptions(await field('Período'), 'De um dia até outro');
    await fill('De', from);
    await fill('Até', to);
    await click('Pedir');
    expect(await screen.findByText(message)).toBeVisible();
    expect(callsOf('createReport')).toEqual([]);
    expect(await field('Até')).toHaveDisplayValue(to);
  });

  it("says that a month lies before the business's first day beside the month", async () => {
    signInOwner({ business: aBusiness({ createdAt: justNow() }) });
    await openForm();
    await user.selectOptions(await field('Período'), 'Um mês');
    const months = await field('Mês');
    const oldest = within(months).getAllByRole<HTMLOptionElement>('option').at(-1)?.value ?? '';
    await user.selectOptions(months, oldest);
    await click('Pedir');
    expect(await field('Mês')).toHaveAccessibleDescription(/ainda não estava na Vitrine/);
  });

  it('shows what the server says about the days beside them, and keeps what was typed', async () => {
    refuses('createReport', 'VALIDATION_FAILED', [{ path: 'from', code: 'TOO_FAR_AHEAD' }]);
    await openForm();
    await user.selectOptions(await field('Período'), 'De um dia até outro');
    await fill('De', '02/11/2023');
    await fill('Até', '03/11/2023');
    await click('Pedir');
    await waitFor(async () =>
      expect(await field('De')).toHaveAccessibleDescription(/Este dia ainda não chegou/),
    );
    expect(await field('De')).toHaveDisplayValue('02/11/2023');
  });

  it('says that the eleventh of a day has to wait, and keeps what was typed when it is closed', async () => {
    limits('createReport', 5 * 60 * 60);
    await openForm();
    await user.selectOptions(await field('O que listar'), 'Lojas');
    await click('Pedir');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Você já pediu 10 relatórios hoje, que é o máximo por dia. Dá para pedir outro em 5 horas.',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await click('Pedir relatório');
    expect(await field('O que listar')).toHaveDisplayValue('Lojas');
  });

  it('does not ask twice when a lost answer is sent again', async () => {
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

  it('says that a shop was removed beside the choice of shops', async () => {
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

describe('a report', () => {
  beforeEach(() => signInOwner());

  it('shows its totals, its bars and its rows in the words of the file', async () => {
    answers('getReport', { ...ready, rowsCount: 340 });
    open(detailPath);
    await atScreen(/^Ofertas\s· Novembro de 2026$/);
    expect(statuses()).toContain('Pronto');
    const revenue = await screen.findByText('Vendas com ofertas', { selector: 'dt' });
    expect(revenue.parentElement).toHaveTextContent(/R\$\s20,50$/);
    expect(screen.getByRole('img', { name: /Ofertas com mais vouchers usados/ })).toBeVisible();
    expect(
      screen.getByText('As 3 primeiras de 340 linhas. O arquivo CSV tem todas.'),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: /^Ofertas\s· Novembro de 2026$/ }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Oferta',
      'Vouchers pegos',
      'Vouchers cancelados',
      'Vouchers usados',
      'Vouchers vencidos',
      'Vendas com ofertas',
      'Economia dos clientes',
    ]);
    expect(
      table.getByRole('row', { name: /^Pão francês.* 30 1 24 2 R\$\s1\.234,50 R\$\s300,00$/ }),
    ).toBeVisible();
    expect(table.getByRole('row', { name: /^Oferta removida 3 / })).toBeVisible();
    const back = within(screen.getByRole('main')).getByRole('link', { name: 'Relatórios' });
    expect(back).toHaveAttribute('href', '/report-list');
  });

  it('writes times, codes and what was removed of redemptions in words', async () => {
    answers('getReport', aShownReport({ type: 'REDEMPTIONS' }));
    open(detailPath);
    const table = within(await screen.findByRole('table'));
    expect(
      table.getByRole('row', {
        name: /^20\/11\/2026, 14:05 padariaaurora Bolo de rolo K7Q-2MX R\$\s20,00 R\$\s15,00 Jurema Lins Com internet$/,
      }),
    ).toBeVisible();
    expect(
      table.getByRole('row', { name: /Loja removida .* Validador removido Sem internet$/ }),
    ).toBeVisible();
    expect(screen.getByText('2 linhas.')).toBeVisible();
    expect(screen.queryByText('Visualizações')).toBeNull();
  });

  it('is downloaded by a link that was made for it', async () => {
    answers('getReport', ready);
    open(detailPath);
    await button('Baixar CSV');
    answers('getReport', { ...ready, csvUrl: '#fresh-file' });
    await click('Baixar CSV');
    await waitFor(() => expect(location.hash).toBe('#fresh-file'));
    expect(callsOf('getReport')).toHaveLength(2);
  });

  it('says that its file is gone where that was found out by the download', async () => {
    answers('getReport', ready);
    open(detailPath);
    await button('Baixar CSV');
    answers('getReport', aShownReportWithoutFile({ status: 'expired' }));
    await click('Baixar CSV');
    expect(await screen.findByText(/^O arquivo não existe mais/)).toBeVisible();
    expect(location.hash).toBe('');
  });

  it('says why it was not downloaded', async () => {
    answers('getReport', ready);
    open(detailPath);
    await button('Baixar CSV');
    loses('getReport');
    await click('Baixar CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão/);
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    answers('getReport', ready);
    open(detailPath);
    await click('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('says that nothing happened where it has no rows', async () => {
    answers('getReport', { ...ready, rows: [], rowsCount: 0 });
    open(detailPath);
    expect(await screen.findByText('Nada aconteceu neste período.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /mais vouchers usados/ })).toBeNull();
  });

  it('is followed while it is being made', async () => {
    answers('getReport', made());
    open(detailPath);
    expect(await screen.findByText(/^Estamos preparando o relatório/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
    answers('getReport', ready);
    await screen.findByRole('button', { name: 'Baixar CSV' }, { timeout: 5000 });
    expect(statuses()).toContain('Pronto');
  });

  it.each([
    ['failed', /^Não deu para fazer este relatório/],
    ['expired', /^O arquivo não existe mais/],
  ] as const)('that is %s can be made again', async (status, text) => {
    answers('getReport', aShownReportWithoutFile({ status }));
    answers('remakeReport', made());
    open(detailPath);
    expect(await screen.findByText(text)).toBeVisible();
    await click('Fazer de novo');
    expect(await screen.findByText(/^Estamos preparando o relatório/)).toBeVisible();
    expect(callsOf('remakeReport')[0]?.params).toEqual({ id: reportId });
    expect(await atScreen(/^Ofertas/)).toHaveFocus();
  });

  it('that was made again in another window is loaded', async () => {
    answers('getReport', aShownReportWithoutFile({ status: 'expired' }));
    refuses('remakeReport', 'INVALID_TRANSITION');
    open(detailPath);
    await button('Fazer de novo');
    answers('getReport', ready);
    await click('Fazer de novo');
    expect(await screen.findByRole('table')).toBeVisible();
  });

  it('of a day with ten others cannot be made again', async () => {
    answers('getReport', aShownReportWithoutFile({ status: 'expired' }));
    limits('remakeReport', 2 * 60 * 60);
    open(detailPath);
    await click('Fazer de novo');
    expect(
      await screen.findByText(/^Você já pediu 10 relatórios hoje.* em 2 horas\.$/),
    ).toBeVisible();
  });

  it.each([detailPath, '/report-detail/rpt_none'])(
    'that is not found at %s leads to the list',
    async (path) => {
      refuses('getReport', 'REPORT_NOT_FOUND');
      open(path);
      expect(await screen.findByText('Não achamos este relatório')).toBeVisible();
      expect(screen.getByRole('link', { name: 'Ver relatórios' })).toHaveAttribute(
        'href',
        '/report-list',
      );
    },
  );

  it('can be tried again after a failure', async () => {
    refuses('getReport', 'INTERNAL');
    open(detailPath);
    await button('Tentar de novo');
    answers('getReport', ready);
    await click('Tentar de novo');
    expect(await screen.findByRole('table')).toBeVisible();
  });
});
