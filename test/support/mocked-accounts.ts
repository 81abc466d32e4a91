import {
  AdminGetUserCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider';
import { mockClient } from 'aws-sdk-client-mock';

export const userPoolMock = mockClient(CognitoIdentityProviderClient);

/** Resets the mock: every account is enabled and has these second factors. */
export function accountsHave(...UserMFASettingList: readonly string[]): void {
  userPoolMock.reset();
  userPoolMock.on(AdminGetUserCommand).resolves({
    Username: 'somebody',
    Enabled: true,
    ...(UserMFASettingList.length > 0 && { UserMFASettingList: [...UserMFASettingList] }),
  });
}

/** Resets the mock: every call fails. */
export function accountsFail(error: Error): void {
  userPoolMock.reset();
  userPoolMock.rejects(error);
}
