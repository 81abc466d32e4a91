import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

export const storedAnswer = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.exactOptional(z.string()),
});

/** An answer for the gateway, which can be stored and repeated. */
export type StoredAnswer = z.output<typeof storedAnswer>;
