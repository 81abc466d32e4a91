import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { User } from '#contract/accounts/users.ts';
import { forgetIntent } from '#web/lib/auth/forget-intent.ts';
import { forgetUser } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { deleteDrafts } from '#web/platform/drafts/drafts.ts';
import {
  forgetPlaces,
  leaveAfterAsking,
  restoreLeaveGuard,
} from '#web/platform/navigation/navigation.ts';
import { forgetSubscription } from '#web/platform/push/push.ts';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { loadMessages, showMessage } from '#web/ui/toast/show-message.ts';
import { meQuery } from './queries/get-me.ts';
import { leaveAfterUnsent } from './unsent-question.ts';

/**
 * Signs out everywhere, deletes session and drafts, and opens the root. Asks first if a form has changes, or if uses of
 * the counter wait on this device.
 */
export function useLogout() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  // Preloaded, since a logout mostly fails offline, when the message's code can no longer be loaded.
  useLoadWhenIdle(loadMessages);
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const [{ signOutEverywhere }, { endPushOnServer }] = await Promise.all([
        import('#web/lib/auth/sign-out-everywhere.ts'),
        import('#web/platform/push/push-switch.ts'),
      ]);
      const userId = storedUserId();
      // While the token is valid. If the logout then fails, the next start subscribes again.
      if (userId !== undefined) await endPushOnServer(userId);
      await signOutEverywhere();
      return userId;
    },
    onSuccess: (userId) => {
      if (userId !== undefined) forgetSubscription(userId);
      // Ends the browser's subscription, too.
      forgetUser();
      deleteDrafts();
      forgetIntent();
      forgetPlaces();
      navigate(rootPath, { replace: true });
    },
    onError: () => {
      restoreLeaveGuard();
      return showMessage(t('shell.logoutFailed'));
    },
  });
  const leave = () => {
    const me = client.getQueryData<User>(meQuery.queryKey);
    void leaveAfterUnsent(me, mutate);
  };
  return { logout: () => leaveAfterAsking(leave, { keepsDrafts: false }), isLeaving: isPending };
}
