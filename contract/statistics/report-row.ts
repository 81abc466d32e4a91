import '../http/zod-config.ts';
import * as z from 'zod/mini';

/** A row of a report: values in the order of the columns, null for none. */
export const reportRow = z.array(z.nullable(z.union([z.string(), z.number()])));

export type ReportRow = z.output<typeof reportRow>;
