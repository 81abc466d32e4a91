import { replace } from 'react-router-dom';
import { paths } from '#web/config/paths.ts';

/** The empty path leads to the sign-in. */
export function toLogin(): Response {
  return replace(paths.login.path);
}
