import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button, Group } from '@mantine/core';
import {
  hideNotification,
  Notifications,
  showNotification,
  updateNotification,
} from '@mantine/notifications';
import { i18n } from '#web/lib/i18n/start-i18n.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { closeMessage, useShownMessage } from './shown-message.ts';
import type { ToastKind, ToastOptions } from './toast-options.ts';

/** Milliseconds that a toast stays, as specified, and one with an action. */
const usualStay = 4000;
const stayWithAction = 8000;

export const MessageDialog = lazyPart(() => import('./message-dialog.tsx'));

/** Toasts at the top of the screen, and a message in the middle. */
export function Toasts() {
  const message = useShownMessage();
  return (
    <>
      <Notifications position="top-center" autoClose={usualStay} limit={3} />
      {message && <MessageDialog {...message} onClose={closeMessage} />}
    </>
  );
}

/** What a toast with an action needs besides its text. It stays while the focus is in it. */
function withAction(
  text: string,
  id: string,
  { label, onClick }: NonNullable<ToastOptions['action']>,
) {
  const run = () => {
    hideNotification(id);
    onClick();
  };
  const message = (
    <Group justify="space-between" gap="xs">
      <span>{text}</span>
      <Button size="compact-md" variant="subtle" onClick={run}>
        {label}
      </Button>
    </Group>
  );
  return {
    message,
    autoClose: stayWithAction,
    onFocusCapture: () => updateNotification({ id, message, autoClose: false }),
    onBlurCapture: () => updateNotification({ id, message, autoClose: stayWithAction }),
  };
}

/** Adds a toast, instead of one with the same id. */
export function addToast(
  message: string,
  kind: ToastKind,
  { id = crypto.randomUUID(), action }: ToastOptions,
) {
  hideNotification(id);
  showNotification({
    id,
    color: kind === 'success' ? 'teal' : 'red',
    role: kind === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
    ...(action ? withAction(message, id, action) : { message }),
  });
}
