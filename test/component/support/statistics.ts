import { screen } from '@testing-library/react';
import { dayIn } from '#contract/brazil/time-zones.ts';
import type { ListedReport, Report } from '#contract/statistics/reports.ts';
import { aShownReport, aShownReportWithoutFile } from '#test/support/builders/a-report.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { user } from './actions.ts';
import { answers, callsOf } from './fake-server.ts';
import { anOffer, aShop } from './owner.ts';

export const offer = anOffer({ title: 'Bolo de rolo', claimedCount: 12, redeemedCount: 7 });

/** A second shop of the owner. */
export const otherShop = aShop({
  id: `${shopId.slice(0, -1)}D`,
  address: { ...aShop().address, neighborhood: 'Casa Forte' },
});

export const today = () => dayIn('America/Sao_Paulo', new Date());

/** Returns the query of the last request for statistics. */
export const lastQuery = () => callsOf('getStatistics').at(-1)?.query;

/** Finds the tile of a number by its label. */
export const tile = async (label: string) => {
  const term = await screen.findByText(label, { selector: 'dt' });
  return term.parentElement as HTMLElement;
};

/** Opens or closes a fold. */
export const openFold = async (name: string) =>
  user.click(await screen.findByRole('heading', { level: 2, name }));

/** Chooses a period. */
export const choose = async (name: string) =>
  user.click(await screen.findByRole('radio', { name }));

/** The present instant, as the API writes it. */
export const justNow = () => new Date().toISOString();

export const ready = aShownReport();

/** A report that began a moment ago. */
export const made = (changes: Partial<Report> = {}) =>
  aShownReportWithoutFile({ createdAt: justNow(), ...changes });

export const list = (...items: readonly ListedReport[]) =>
  answers('listReports', { items: [...items] });

export const cards = () => screen.findAllByRole('article');
