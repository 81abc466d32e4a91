import { aToken } from '#test/unit/web/support/a-token.ts';
import { clientId } from './serve-app.ts';

/** Returns the local storage of a signed-in browser: the app's own items, and Amplify's, which renews an old token. */
export function sessionItems(userId: string): Readonly<Record<string, string>> {
  const now = Math.floor(Date.now() / 1000);
  const token = aToken(now, now + 3600);
  const amplify = `CognitoIdentityServiceProvider.${clientId}`;
  return {
    userId,
    'my-token': token,
    tokenReceivedAt: String(Date.now()),
    [`${amplify}.LastAuthUser`]: userId,
    [`${amplify}.${userId}.accessToken`]: token,
    [`${amplify}.${userId}.idToken`]: token,
    [`${amplify}.${userId}.refreshToken`]: 'refresh',
    [`${amplify}.${userId}.clockDrift`]: '0',
  };
}
