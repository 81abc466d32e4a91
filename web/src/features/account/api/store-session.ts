import { fetchAuthSession } from 'aws-amplify/auth';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';
import { IdentityError } from '#web/lib/auth/identity-error.ts';
import { clearSessionEnd } from '#web/lib/auth/session-end.ts';
import { storeUser } from '#web/lib/auth/stored-user.ts';
import { queryClient } from '#web/platform/api/api.ts';
import { deleteDraftsOfOthers } from '#web/platform/drafts/drafts.ts';
import { forgetPlaces } from '#web/platform/navigation/navigation.ts';
import { noteRenewal } from '#web/session/queries/renewal-of-me.ts';

/** Stores Amplify's new session. Returns whether the expired session was another user's. Throws IdentityError. */
export async function storeSession(): Promise<boolean> {
  const { tokens, userSub } = await fetchAuthSession();
  if (!tokens || !userSub) throw new IdentityError('UNEXPECTED', undefined);
  storeUser(userSub, tokens.accessToken.toString());
  noteRenewal();
  deleteDraftsOfOthers(userSub);
  forgetPlaces();
  queryClient.clear();
  const isOther = clearSessionEnd(userSub);
  // Their removal may have failed. The sign-in does not wait for it.
  import('#web/platform/wallet/wallet.ts')
    .then(({ forgetOtherWallets }) => forgetOtherWallets(userSub))
    .catch(() => {});
  // The tap of a signed-out visitor stays: it is why they sign in.
  if (isOther) forgetIntent();
  return isOther;
}
