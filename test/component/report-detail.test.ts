import { screen, waitFor, within } from '@testing-library/react';
import type { Report } from '#contract/statistics/reports.ts';
import {
  aShownReport,
  aShownReportWithoutFile,
  reportId,
} from '#test/support/builders/a-report.ts';
import { atScreen, button, click } from './support/actions.ts';
import { answers, callsOf, limits, loses, refuses } from './support/fake-server.ts';
import { holdPauses } from './support/held-pauses.ts';
import { open } from './support/open-screen.tsx';
import { signInOwner } from './support/owner.ts';
import { made, ready } from './support/statistics.ts';

const detailPath = `/report-detail/${reportId}`;
function openReport(report: Report): void {
  answers('getReport', report);
  open(detailPath);
}

const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

describe('a report', () => {
  beforeEach(() => signInOwner());

  it('shows its totals, its bars and its rows in the words of the file', async () => {
    openReport({ ...ready, rowsCount: 340 });
    await atScreen(/^Ofertas\s· Novembro de 2026$/);
    expect(statuses()).toContain('Pronto');
    const revenue = await screen.findByText('Vendas com ofertas', { selector: 'dt' });
    expect(revenue.parentElement).toHaveTextContent(/R\$\s20,50$/);
    expect(screen.getByRole('img', { name: /Ofertas com mais cupons usados/ })).toBeVisible();
    expect(
      screen.getByText('As 3 primeiras de 340 linhas. O arquivo CSV tem todas.'),
    ).toBeVisible();
    const table = within(screen.getByRole('table', { name: /^Ofertas\s· Novembro de 2026$/ }));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Oferta',
      'Cupons retirados',
      'Cupons cancelados',
      'Cupons usados',
      'Cupons vencidos',
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

  it('has all rows on paper, and adds them in steps on a phone, where the focus goes to the first added row', async () => {
    const rows = Array.from({ length: 45 }, (_, number) => [
      `Oferta ${number + 1}`,
      1,
      1,
      1,
      1,
      1,
      1,
    ]);
    openReport({ ...ready, rows, rowsCount: 45 });
    const table = within(await screen.findByRole('table'));
    const inRest = () =>
      table.getAllByRole('row').filter((row) => row.hasAttribute('data-rest')).length;
    expect(table.getAllByRole('rowheader')).toHaveLength(45);
    expect(inRest()).toBe(25);
    await click('Mostrar mais');
    expect(inRest()).toBe(5);
    await waitFor(() => expect(table.getByRole('rowheader', { name: 'Oferta 21' })).toHaveFocus());
    await click('Mostrar mais');
    expect(inRest()).toBe(0);
    await waitFor(() => expect(table.getByRole('rowheader', { name: 'Oferta 41' })).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Mostrar mais' })).toBeNull();
  });

  it('writes times, codes and reversed redemptions in words', async () => {
    openReport(aShownReport({ type: 'REDEMPTIONS' }));
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
    expect(screen.queryByText('Visitas')).toBeNull();
  });

  it('is downloaded by a link made for this download', async () => {
    openReport(ready);
    await button('Baixar CSV');
    answers('getReport', { ...ready, csvUrl: '#fresh-file' });
    await click('Baixar CSV');
    await waitFor(() => expect(location.hash).toBe('#fresh-file'));
    expect(callsOf('getReport')).toHaveLength(2);
  });

  it('says that its file is gone if the download found that out', async () => {
    openReport(ready);
    await button('Baixar CSV');
    answers('getReport', aShownReportWithoutFile({ status: 'expired' }));
    await click('Baixar CSV');
    expect(await screen.findByText(/^O arquivo não existe mais/)).toBeVisible();
    expect(location.hash).toBe('');
  });

  it('says why the download failed', async () => {
    openReport(ready);
    await button('Baixar CSV');
    loses('getReport');
    await click('Baixar CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent(/Sem conexão/);
    expect(screen.getByRole('table')).toBeVisible();
  });

  it('is printed', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    openReport(ready);
    await click('Imprimir');
    expect(print).toHaveBeenCalledTimes(1);
    print.mockRestore();
  });

  it('says that nothing happened if it has no rows', async () => {
    openReport({ ...ready, rows: [], rowsCount: 0 });
    expect(await screen.findByText('Nada aconteceu neste período.')).toBeVisible();
    expect(screen.queryByRole('img', { name: /mais cupons usados/ })).toBeNull();
  });

  it('is polled while it is being made', async () => {
    const { pass } = holdPauses();
    openReport(made());
    expect(await screen.findByText(/^Estamos preparando o relatório/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Baixar CSV' })).toBeNull();
    answers('getReport', ready);
    pass(5000);
    await button('Baixar CSV');
    expect(statuses()).toContain('Pronto');
  });

  it.each([
    ['failed', /^O relatório não saiu/],
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

  it('cannot be made again on a day with ten other reports', async () => {
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
});
