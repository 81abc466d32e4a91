import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkout } from '../stage/checkout.ts';
import {
  itemsTable,
  measuredJobsTable,
  partitionsTable,
  ratesTable,
  readsTable,
  writesTable,
} from './access-tables.ts';
import { jobsTable } from './jobs-table.ts';
import { readAccesses } from './measured-accesses.ts';

const document = path.join(checkout, 'docs', 'access-patterns.md');

/** The tables of the document by the names of their places in it. */
function tables(): Readonly<Record<string, string>> {
  const measured = readAccesses();
  return {
    items: itemsTable(measured),
    partitions: partitionsTable(measured),
    reads: readsTable(measured),
    writes: writesTable(measured),
    'measured jobs': measuredJobsTable(measured),
    jobs: jobsTable(),
    rates: ratesTable(measured),
    size: `Measured with ${measured.offers.toLocaleString('en')} offers in the table.`,
  };
}

/**
 * The text of `docs/access-patterns.md`: its prose as it is, with each table between its two marks written again. Throws
 * if a mark is missing.
 */
export function accessPatterns(): string {
  let text = readFileSync(document, 'utf8');
  for (const [name, table] of Object.entries(tables())) {
    const [begin, end] = [`<!-- generated: ${name} -->\n`, `<!-- end: ${name} -->`];
    const [from, to] = [text.indexOf(begin), text.indexOf(end)];
    if (from < 0 || to < from) throw new Error(`docs/access-patterns.md has no place for: ${name}`);
    text = `${text.slice(0, from)}${begin}\n${table}\n\n${text.slice(to)}`;
  }
  return text;
}
