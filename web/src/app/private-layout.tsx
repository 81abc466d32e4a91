import { Navigate, useLocation } from 'react-router-dom';
import { holdInstallOffer } from '#web/lib/install/install-offer.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { persistAnswers } from '#web/platform/offline/offline.ts';
import { linkToScreen, signInLinkTo } from '#web/screens/link-to-screen.ts';
import { screenAt } from '#web/screens/screens.ts';
import { maySee } from '#web/screens/screens-of-role.ts';
import { mustChangePassword } from '#web/session/is-locked.ts';
import { preloadSession } from '#web/session/preload-session.ts';
import { mustAcceptTerms, useMe } from '#web/session/queries/get-me.ts';
import { PrivateFrame } from './shell/private-frame.tsx';
import { useOneSession } from './use-one-session.ts';

persistAnswers(queryClient);
holdInstallOffer();

/** Loads the answers that the layout waits for. */
export const preload = (): Promise<void> => preloadSession(queryClient);

/**
 * The frame for signed-in users. Redirects to the terms or the change of password, and away from other roles' pages.
 */
export default function PrivateLayout() {
  const location = useLocation();
  const screen = screenAt(location.pathname);
  const me = useMe();
  useOneSession();
  if (mustAcceptTerms(me)) {
    if (screen === 'acceptTerms') return <PrivateFrame />;
    return <Navigate to={signInLinkTo('acceptTerms', location)} replace />;
  }
  if (mustChangePassword(me) && screen !== 'changePassword') {
    return <Navigate to={signInLinkTo('changePassword', location)} replace />;
  }
  if (!maySee(location.pathname, me.role)) return <Navigate to={linkToScreen('login')} replace />;
  return <PrivateFrame />;
}
