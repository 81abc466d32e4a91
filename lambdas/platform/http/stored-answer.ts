import '#contract/http/zod-config.ts';
import * as z from 'zod/mini';

export const storedAnswer = z.object({
  statusCode: z.int(),
  headers: z.record(z.string(), z.string()),
  body: z.exactOptional(z.string()),
});

/** An answer as the gateway takes it, which can be stored and given again. */
export type StoredAnswer = z.output<typeof storedAnswer>;
