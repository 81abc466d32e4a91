import { Logger } from '@aws-lambda-powertools/logger';

/**
 * Logs only name, message, stack and cause of an error. The logger would write all of its fields, and the AWS
 * SDK's errors can hold stored items.
 */
function withoutData(_key: string, value: unknown): unknown {
  if (!(value instanceof Error)) return value;
  const { name, message, stack, cause } = value;
  return { name, message, stack, ...(cause instanceof Error && { cause }) };
}

/**
 * Structured log lines; name and level come from the Lambda's POWERTOOLS_ variables. No line may contain a stored
 * item, an answer, a token or personal data other than the viewer's address.
 */
export const logger = new Logger({ jsonReplacerFn: withoutData });
