import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';

/** Sends someone who is signed in to where they land; everyone else sees the sign-in. */
export async function guestOnly({ request }: LoaderFunctionArgs): Promise<Response | null> {
  if (!storedUserId()) return null;
  const { landingPath } = await import('#web/session/landing-path.ts');
  const from = new URL(request.url).searchParams.get('from');
  try {
    return replace(await landingPath(queryClient, from));
  } catch (error) {
    // The session turned out to be over: the sign-in is the right page after all.
    if (!storedUserId()) return null;
    throw error;
  }
}
