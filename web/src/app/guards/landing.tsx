import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { landingPath } from '#web/session/landing-path.ts';

/** Goes on to where the user lands: the page that was asked for, or by the landing rule. */
export default function Landing() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<unknown>();
  const from = search.get('from');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `navigate` is another one at each place.
  useEffect(() => {
    let isHere = true;
    landingPath(queryClient, from).then(
      (path) => isHere && navigate(path, { replace: true }),
      // A session that turned out to be over is announced, and leads to the sign-in itself.
      (error: unknown) => isHere && storedUserId() && setFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [from]);

  if (failure) throw failure;
  return null;
}
