import { type LoaderFunctionArgs, replace } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/lib/query-client.ts';

/**
 * Lets active users through. Others go to the sign-in, which remembers the page; who must change the
 * password goes there and nowhere else; a page of another role leads to the user's own first page.
 */
export async function requireUser({ request }: LoaderFunctionArgs): Promise<Response | null> {
  const { pathname, search } = new URL(request.url);
  const toLogin = () => replace(paths.login.href(pathname + search));
  if (!storedUserId()) return toLogin();
  const [{ meQuery }, { mustChangePassword }, { maySee }] = await Promise.all([
    import('#web/session/get-me.ts'),
    import('#web/session/must-change-password.ts'),
    import('#web/session/rules/may-see.ts'),
  ]);
  try {
    const me = await queryClient.ensureQueryData(meQuery);
    if (mustChangePassword(me)) {
      return pathname === paths.changePassword.path ? null : replace(paths.changePassword.path);
    }
    if (maySee(pathname, me.role)) return null;
    const { landingPath } = await import('#web/session/landing-path.ts');
    return replace(await landingPath(queryClient, null));
  } catch (error) {
    if (!storedUserId()) return toLogin();
    throw error;
  }
}
