import type { AppConfig } from '#web/config/app-config.ts';

export const aConfig = (): AppConfig => ({
  stage: 'test',
  version: '1',
  region: 'sa-east-1',
  userPoolId: 'sa-east-1_pool',
  userPoolClientId: 'client',
  identityPoolId: 'sa-east-1:pool',
  apiPath: '/api',
  imagesPath: '/images',
  pushPublicKey: 'BPushKey',
  postalCodeService: 'https://cep.example/ws',
  termsUrl: '/terms',
  termsVersion: '2026-11-01',
  privacyUrl: '/privacy',
});
