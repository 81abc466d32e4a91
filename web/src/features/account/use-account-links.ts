import { useSearchParams } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

type AccountScreen = 'login' | 'signup' | 'confirmSignup' | 'forgot' | 'confirmForgot';

/**
 * The page to return to after the sign-in, from `?from=`, and links between account screens that keep it:
 * a URL survives reloads, and the mail app that takes the place of the browser on a phone.
 */
export function useAccountLinks() {
  const from = useSearchParams()[0].get('from');
  return { from, to: (screen: AccountScreen) => linkToScreen(screen, { from: from ?? undefined }) };
}
