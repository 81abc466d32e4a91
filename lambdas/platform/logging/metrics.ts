import { Metrics } from '@aws-lambda-powertools/metrics';
import { env } from '../aws/env.ts';

/** Metrics as log lines in CloudWatch's embedded format; alarms in lib/constructs/ use these names. */
export const metrics = new Metrics({
  namespace: 'Vitrine',
  defaultDimensions: { stage: env.STAGE },
});
