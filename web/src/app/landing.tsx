import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { persistAnswers } from '#web/platform/offline/offline.ts';
import { landingPath } from '#web/session/landing-path.ts';
import { openPath } from '#web/session/open-path.ts';

persistAnswers(queryClient);

/** Redirects to the page in `?from=` or to the user's landing screen. */
export default function Landing() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<unknown>();
  const from = search.get('from');

  // biome-ignore lint/correctness/useExhaustiveDependencies: `navigate` changes with the location.
  useEffect(() => {
    let isMounted = true;
    landingPath(queryClient, from).then(
      (path) => isMounted && openPath(path, navigate),
      // When the session has ended, there is no user, and the sign-in is shown instead.
      (error: unknown) => isMounted && storedUserId() && setFailure(error),
    );
    return () => {
      isMounted = false;
    };
  }, [from]);

  if (failure) throw failure;
  return null;
}
