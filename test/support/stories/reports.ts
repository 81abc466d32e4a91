import { dayIn } from '#contract/brazil/time-zones.ts';
import { reportRoutes } from '#contract/statistics/report-routes.ts';
import type { Report, ReportInput } from '#contract/statistics/reports.ts';
import type { OwnedBusiness } from './businesses.ts';
import { call } from './call.ts';
import { eventually } from './eventually.ts';
import type { Person } from './people.ts';

const { createReport, getReport, remakeReport } = reportRoutes;

/** Returns today in the time zone of the tests' shops. */
const today = () => dayIn('America/Sao_Paulo', new Date());

/** Requests a report as the owner, by default on today's redemptions. */
export const askForReport = (
  { owner, business }: Pick<OwnedBusiness, 'owner' | 'business'>,
  changes: Partial<ReportInput> = {},
) =>
  call(createReport, {
    as: owner,
    params: { id: business.id },
    body: { type: 'REDEMPTIONS', from: today(), to: today(), ...changes },
  });

/** Opens a report. */
export const openReport = (as: Person, { id }: Pick<Report, 'id'>) =>
  call(getReport, { as, params: { id } });

/** Requests the file of a report again. */
export const askForFile = (as: Person, { id }: Pick<Report, 'id'>) =>
  call(remakeReport, { as, params: { id } });

/** Waits until a report is ready, and returns it. */
export async function whenReady(as: Person, report: Pick<Report, 'id'>): Promise<Report> {
  let found: Report | undefined;
  await eventually(async () => {
    found = (await openReport(as, report)).body;
    expect(found.status).toBe('ready');
  });
  return found as Report;
}

/** Requests a report as the owner and waits until it is ready. */
export async function aReadyReport(...request: Parameters<typeof askForReport>): Promise<Report> {
  const [{ owner }] = request;
  return whenReady(owner, (await askForReport(...request)).body);
}

/** Opens the link of a report like a browser. Returns the headers, and the text with its byte order mark. */
export async function downloadCsv({ csvUrl = '' }: Report) {
  const response = await fetch(csvUrl);
  if (!response.ok) throw new Error(`The link answered ${response.status}`);
  // Unlike `text()`, which strips the mark.
  return { headers: response.headers, text: Buffer.from(await response.arrayBuffer()).toString() };
}
