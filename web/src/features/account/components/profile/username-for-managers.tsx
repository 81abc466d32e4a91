import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/session/queries/get-profile.ts';

/** A hidden field that tells password managers which account a new password is for. */
export function UsernameForManagers() {
  const { data } = useQuery(profileQuery);
  return (
    <input
      type="email"
      name="username"
      autoComplete="username"
      value={data?.email ?? ''}
      readOnly
      hidden
    />
  );
}
