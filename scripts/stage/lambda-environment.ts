import { legalDocuments } from '#lib/legal-documents.ts';
import type { StageOutputs } from './outputs.ts';

/** What the Lambdas' own code asks of the environment, for scripts that use it against a stage. */
export function lambdaEnvironment(stage: string, outputs: StageOutputs): Record<string, string> {
  return {
    STAGE: stage,
    VERSION: 'scripts',
    TABLE_NAME: outputs.TableName,
    TOKEN_ISSUER: 'none: scripts verify no tokens',
    TOKEN_CLIENT_ID: outputs.UserPoolClientId,
    IMAGES_BASE_URL: '/images',
    TERMS_VERSION: legalDocuments.termsVersion,
    POWERTOOLS_LOG_LEVEL: 'WARN',
  };
}
