import { lambdaEnvironment } from './lambda-environment.ts';

// Before any module reads it. The DynamoDB client is mocked.
Object.assign(process.env, lambdaEnvironment, { PUSH_KEYS_SECRET: 'vitrine-test-push-keys' });
