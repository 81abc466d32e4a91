import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button } from '@mantine/core';
import {
  hideNotification,
  Notifications,
  showNotification,
  updateNotification,
} from '@mantine/notifications';
import type { ReactNode } from 'react';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import { i18n } from '#web/platform/i18n/i18n.ts';
import { closeMessage, useShownMessage } from './shown-message.ts';
import type { ToastKind, ToastOptions } from './toast.ts';
import classes from './toasts.module.css';

/** Milliseconds that a toast stays, by the specification, and with an action. */
const usualStay = 4000;
const stayWithAction = 8000;

export const MessageDialog = partOnDemand(() => import('./message-dialog.tsx'));

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

/** Keeps a toast open while the focus is in it, and returns the focus when it closes. */
function focusKeeper(shown: { readonly id: string; readonly message: ReactNode }, stay: number) {
  const before = document.activeElement;
  let hasFocus = false;
  const holdToast = (isIn: boolean) => () => {
    hasFocus = isIn;
    updateNotification({ ...shown, autoClose: isIn ? false : stay });
  };
  return {
    autoClose: stay,
    onFocusCapture: holdToast(true),
    onBlurCapture: holdToast(false),
    onClose: () => {
      if (!hasFocus) return;
      const isLeft = before === document.body || !before?.isConnected;
      const target = isLeft ? document.querySelector('h1') : before;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

/** The ids of the last shown toasts, by the ids from callers. */
const shownIds = new Map<string, string>();

/** Adds a toast, in place of one with the same id. Errors come first, so that other toasts do not delay them. */
export function addToast(text: string, kind: ToastKind, { id: givenId, action }: ToastOptions) {
  // Always a new id: Mantine would give a toast with a reused id only the remaining time of the closing one.
  const id = crypto.randomUUID();
  if (givenId) {
    hideNotification(shownIds.get(givenId) ?? '');
    shownIds.set(givenId, id);
  }
  const run = () => {
    hideNotification(id);
    action?.onClick();
  };
  const message = action ? (
    <div className={classes['action']}>
      <span>{text}</span>
      <Button size="compact-md" variant="subtle" flex="none" onClick={run}>
        {action.label}
      </Button>
    </div>
  ) : (
    text
  );
  showNotification({
    id,
    message,
    color: kind === 'success' ? 'teal' : 'red',
    priority: kind === 'success' ? 0 : 1,
    role: kind === 'success' ? 'status' : 'alert',
    closeButtonProps: { 'aria-label': i18n.t('common.close') },
    ...focusKeeper({ id, message }, action ? stayWithAction : usualStay),
  });
}
