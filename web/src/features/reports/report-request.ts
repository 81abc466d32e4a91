import * as z from 'zod/mini';
import type { DayPeriod } from '#contract/statistics/period.ts';
import { type ReportInput, type ReportType, reportInput } from '#contract/statistics/reports.ts';
import { type PeriodChoice, type PeriodKind, periodOf } from '#web/lib/period/period-choice.ts';

/** The values of the form for requesting a report. */
export interface RequestValues extends Record<string, unknown> {
  type: ReportType;
  kind: PeriodKind;
  /** `YYYY-MM` */
  month: string;
  /** `YYYY-MM-DD`, or the typed text if that is not a day. */
  from: string | null;
  to: string | null;
  /** Empty for all shops. */
  shopId: string;
}

/** Returns the most common request: offers of the last thirty days, in all shops. `today` is `YYYY-MM-DD`. */
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

/** Returns the days of the chosen period, the starting point for choosing single days. */
export const periodOfRequest = (values: RequestValues, today: string): DayPeriod =>
  periodOf(choiceOf(values), today);

/** Converts the form's values to the input of the contract's schema. */
export function requestOf(values: RequestValues, today: string) {
  const { type, kind, from, to, shopId } = values;
  // The schema reports an empty day, null, as REQUIRED.
  const period = kind === 'days' ? { from, to } : periodOfRequest(values, today);
  return { type, ...period, ...(shopId && { shopId }) };
}

/** Adds rules to the contract's schema: the period has begun, and ends after the business joined (`firstDay`). */
export const requestSchema = (today: string, firstDay: string) =>
  reportInput.check(
    z.refine<ReportInput>(({ from }) => from <= today, { error: 'TOO_FAR_AHEAD', path: ['from'] }),
    z.refine<ReportInput>(({ to }) => to >= firstDay, { error: 'IN_THE_PAST', path: ['to'] }),
  );

/** Returns the form's field for an error of the input: only some periods have fields of days. */
export function fieldOfRequest(path: string, { kind }: RequestValues): string {
  if (kind === 'days' || (path !== 'from' && path !== 'to')) return path;
  return kind === 'month' ? 'month' : 'kind';
}
