import { useSearchParams } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';

type AccountScreen = 'login' | 'signup' | 'confirmSignup' | 'forgot' | 'confirmForgot';

/** Returns `?from=` and links that keep it: a URL survives a reload and a switch to the mail app on a phone. */
export function useAccountLinks() {
  const from = useSearchParams()[0].get('from');
  return { from, to: (screen: AccountScreen) => linkToScreen(screen, { from: from ?? undefined }) };
}
