import type { ListUsersCommandInput } from '@aws-sdk/client-cognito-identity-provider';

/** Returns the attribute that a search of the user pool names, and the value that it must have. */
export function searchedValue({ Filter = '' }: Partial<ListUsersCommandInput>) {
  const [, attribute = '', quoted = ''] = /^(sub|email) = "((?:[^"\\]|\\.)*)"$/.exec(Filter) ?? [];
  return { attribute, value: quoted.replace(/\\(.)/g, '$1') };
}
