import { Amplify } from 'aws-amplify';
import { appConfig } from '#web/config/app-config.ts';

let isConfigured = false;

/** Configures Amplify with the stage's pools, once. Callers check `setupFailureOf` first. */
export function configureAmplify(): void {
  if (isConfigured) return;
  const { userPoolId, userPoolClientId, cognitoEndpoint } = appConfig();
  if (!userPoolId || !userPoolClientId) return;
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId,
        userPoolClientId,
        ...(cognitoEndpoint && { userPoolEndpoint: cognitoEndpoint }),
      },
    },
  });
  isConfigured = true;
}
