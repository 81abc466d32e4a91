import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  isLeaveGuarded,
  leaveAfterAsking,
  useLeaveQuestion,
} from '#web/platform/navigation/navigation.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** Returns the link of this app that a click would open in this tab; undefined for other clicks. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target === '_blank') return undefined;
  // A link to the same page keeps the form.
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link;
}

/** Asks before the user leaves a form with changes, and says if a draft is kept. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isOpen, keepsDrafts, stay, leave } = useLeaveQuestion();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link = isLeaveGuarded() ? clickedLink(event) : undefined;
      if (!link) return;
      event.preventDefault();
      event.stopPropagation();
      const { pathname, search, hash } = link;
      leaveAfterAsking(() => {
        // A click may do more than open the page. The link's menu may have closed meanwhile.
        if (link.isConnected) link.click();
        else navigate(pathname + search + hash, { replace: true });
      });
    };
    // Captured before React's own listener, which would follow the link.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate]);

  return (
    <Dialog isOpen={isOpen} onClose={stay} title={t('leave.title')}>
      <Stack>
        <Text>{t(keepsDrafts ? 'leave.text' : 'leave.textOfLogout')}</Text>
        <Group>
          <Button variant="default" flex="1 1 auto" onClick={leave}>
            {t('leave.leave')}
          </Button>
          <Button flex="1 1 auto" onClick={stay} data-autofocus>
            {t('leave.stay')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
