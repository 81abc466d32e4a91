import '../http/zod-config.ts';
import * as z from 'zod/mini';
import { instant } from '../fields/fields.ts';
import { exportId } from '../http/ids.ts';

/** A copy of everything held about a user, as one JSON file; the link to it is valid until `expiresAt`. */
export const dataExport = z.object({
  id: exportId,
  status: z.enum(['processing', 'ready', 'failed']),
  url: z.exactOptional(z.string()),
  expiresAt: z.exactOptional(instant),
});

export type DataExport = z.output<typeof dataExport>;
