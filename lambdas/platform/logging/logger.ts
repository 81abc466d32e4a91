import { Logger } from '@aws-lambda-powertools/logger';

/** Drops an error's other fields: the logger would write them, and the AWS SDK's errors can hold stored items. */
function withoutData(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause instanceof Error && { cause }) };
}

/**
 * Structured log lines; name and level come from POWERTOOLS_ variables. No line may contain a stored item, an
 * answer, a token or personal data other than the viewer's address.
 */
export const logger = new Logger({ jsonReplacerFn: withoutData });
