import { lambdaEnvironment } from './lambda-environment.ts';

// Before any module reads it. The DynamoDB client is mocked.
Object.assign(process.env, lambdaEnvironment, {
  POWERTOOLS_LOG_LEVEL: process.env['POWERTOOLS_LOG_LEVEL'] ?? 'SILENT',
  PUSH_KEYS_SECRET: 'vitrine-test-push-keys',
});
