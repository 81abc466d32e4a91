import { appConfig } from '#web/config/app-config.ts';

const serviceOf = (userPoolId: string) =>
  `https://cognito-idp.${userPoolId.split('_')[0]}.amazonaws.com/`;

const named = (name: string, message: string, cause?: unknown) =>
  Object.assign(new Error(message, { cause }), { name });

/**
 * Calls an action of the identity service without Amplify, such as `GlobalSignOut`. Throws an error named like the
 * service's error, or NetworkError.
 */
export async function askIdentity(action: string, input: object): Promise<void> {
  const { userPoolId = '', cognitoEndpoint } = appConfig();
  const response = await fetch(cognitoEndpoint ?? serviceOf(userPoolId), {
    method: 'POST',
    headers: {
      'Content-Type': 'application/x-amz-json-1.1',
      'X-Amz-Target': `AWSCognitoIdentityProviderService.${action}`,
    },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(15_000),
  }).catch((error: unknown) => {
    throw named('NetworkError', 'The identity service did not answer', error);
  });
  if (response.ok) return;
  const failure: { __type?: string; message?: string } = await response.json().catch(() => ({}));
  // The type may have a namespace before a `#`.
  throw named(failure.__type?.split('#').at(-1) ?? 'Unknown', failure.message ?? '');
}
