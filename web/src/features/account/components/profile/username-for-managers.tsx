import { useQuery } from '@tanstack/react-query';
import { profileQuery } from '#web/session/queries/get-profile.ts';

/** Tells password managers, which read hidden fields too, of whose account a new password is. */
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
