import * as z from 'zod/mini';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { type ReportInput, type ReportType, reportInput } from '#contract/statistics/reports.ts';
import { type PeriodChoice, type PeriodKind, periodOf } from '#web/lib/period/period-choice.ts';

/** The values of the form by which an owner asks for a report. */
export interface RequestValues extends Record<string, unknown> {
  type: ReportType;
  kind: PeriodKind;
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, or what was typed where that is no day. */
  from: string | null;
  to: string | null;
  /** Empty for all shops. */
  shopId: string;
}

/** What most owners ask for: the offers of the last thirty days, in all shops. `today` is `YYYY-MM-DD`. */
export const requestValues = (today: string): RequestValues => ({
  type: 'OFFERS',
  kind: 'last30',
  month: today.slice(0, 7),
  ...periodOf({ kind: 'last30' }, today),
  shopId: '',
});

function choiceOf({ kind, month, from, to }: RequestValues): PeriodChoice {
  if (kind === 'month') return { kind, month };
  if (kind === 'days') return { kind, from: from ?? '', to: to ?? '' };
  return { kind };
}

/** The days of the period that is chosen, from which a choice of other days begins. */
export const periodOfRequest = (values: RequestValues, today: string): DayPeriod =>
  periodOf(choiceOf(values), today);

/** Makes the input of the contract's schema. */
export function requestOf(values: RequestValues, today: string) {
  const { type, kind, from, to, shopId } = values;
  // The schema reports an empty day, null, as REQUIRED.
  const period = kind === 'days' ? { from, to } : periodOfRequest(values, today);
  return { type, ...period, ...(shopId && { shopId }) };
}

/**
 * The contract's schema with the rules that depend on the days: a period that has begun, and that does not end before the
 * business was in the marketplace, whose first day is `firstDay`.
 */
export const requestSchema = (today: string, firstDay: string) =>
  reportInput.check(
    z.refine<ReportInput>(({ from }) => from <= today, { error: 'TOO_FAR_AHEAD', path: ['from'] }),
    z.refine<ReportInput>(({ to }) => to >= firstDay, { error: 'IN_THE_PAST', path: ['to'] }),
  );

/** The field of the form where an error of the input is shown: only some periods have fields of days. */
export function fieldOfRequest(path: string, { kind }: RequestValues): string {
  if (kind === 'days' || (path !== 'from' && path !== 'to')) return path;
  return kind === 'month' ? 'month' : 'kind';
}
