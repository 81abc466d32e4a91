import { screen } from '@testing-library/react';
import type { ListedReport, Report } from '#contract/statistics/reports.ts';
import { aShownReport, aShownReportWithoutFile } from '#test/support/builders/a-report.ts';
import { shopId } from '#test/support/builders/a-shop.ts';
import { answers } from './fake-server.ts';
import { aShop } from './owner.ts';

export const otherShop = aShop({
  id: `${shopId.slice(0, -1)}D`,
  address: { ...aShop().address, neighborhood: 'Casa Forte' },
});

export const justNow = () => new Date().toISOString();

export const ready = aShownReport();

/** A report that began a moment ago. */
export const made = (changes: Partial<Report> = {}) =>
  aShownReportWithoutFile({ createdAt: justNow(), ...changes });

export const list = (...items: readonly ListedReport[]) =>
  answers('listReports', { items: [...items] });

export const cards = () => screen.findAllByRole('article');
