import { screen } from '@testing-library/react';
import type { ListedReport, Report } from '#contract/statistics/reports.ts';
import { aShownReport, aShownReportWithoutFile } from '#test/support/builders/a-report.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { answers } from './fake-server.ts';
import { aShop } from './owner.ts';

/** Another shop of the bakery. */
export const otherShop = aShop({
  id: `${shopId.slice(0, -1)}D`,
  address: { ...aShop().address, neighborhood: 'Casa Forte' },
});

export const justNow = () => new Date().toISOString();

/** A report with its file. */
export const ready = aShownReport();

/** A report that is being made since a moment ago. */
export const made = (changes: Partial<Report> = {}) =>
  aShownReportWithoutFile({ createdAt: justNow(), ...changes });

/** Answers the list of reports. */
export const list = (...items: readonly ListedReport[]) =>
  answers('listReports', { items: [...items] });

/** The reports of the list, once it is shown. */
export const cards = () => screen.findAllByRole('article');
