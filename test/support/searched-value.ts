import type { ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';

/** Returns the attribute and the value of a user pool search. */
export function searchedValue({ Filter = '' }: Partial<ListUsersCommandInput>) {
  const [, attribute = '', quoted = ''] = /^(sub|email) = "((?:[^"\\]|\\.)*)"$/.exec(Filter) ?? [];
  return { attribute, value: quoted.replace(/\\(.)/g, '$1') };
}
