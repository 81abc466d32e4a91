import { Logger } from '@aws-lambda-powertools/logger';

/** Structured log lines; name and level come from the POWERTOOLS_ variables of the Lambda. */
export const logger = new Logger();
