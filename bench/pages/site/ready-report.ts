import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays } from '#contract/statistics/period.ts';
import type { ListedReport, Report, ReportInput } from '#contract/statistics/reports.ts';

/** Milliseconds. */
const giveUpAfter = 60_000;
const between = 250;

interface Session {
  readonly apiUrl: string;
  readonly token: string;
}

/** Returns the id of a ready report of a business. Asks for one if there is none, and waits for its file. */
export async function readyReport({ apiUrl, token }: Session, businessId: string): Promise<string> {
  const ask = async <T>(path: string, body?: ReportInput): Promise<T> => {
    const response = await fetch(apiUrl + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': 'application/json', 'idempotency-key': randomUUID() }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} returned ${response.status}`);
    return (await response.json()) as T;
  };
  const ofBusiness = `/businesses/${businessId}/reports`;
  const { items } = await ask<{ items: readonly ListedReport[] }>(ofBusiness);
  const ready = items.find(({ status }) => status === 'ready');
  if (ready) return ready.id;
  const today = new Date().toISOString().slice(0, 10);
  const input: ReportInput = { type: 'OFFERS', from: addDays(today, -30), to: today };
  const { id } = await ask<Report>(ofBusiness, input);
  for (const start = performance.now(); performance.now() - start < giveUpAfter; ) {
    const { status } = await ask<Report>(`/reports/${id}`);
    if (status === 'ready') return id;
    if (status !== 'processing') throw new Error(`The report is ${status}`);
    await pause(between);
  }
  throw new Error('The report is never ready');
}
