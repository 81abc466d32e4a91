import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  isLeaveGuarded,
  leaveAfterAsking,
  useLeaveQuestion,
} from '#web/lib/navigation/leave-guard.ts';
import { Dialog } from '#web/ui/dialog.tsx';

/** The path of a link of this app that a click would open in this tab; undefined for other clicks. */
function clickedPath(event: MouseEvent): string | undefined {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || link.origin !== location.origin || link.target === '_blank') return undefined;
  // A link to a part of the page, or to the page itself, keeps the form.
  if (link.pathname === location.pathname && link.search === location.search) return undefined;
  return link.pathname + link.search;
}

/** Asks before a form with changes is left by a link, the menu, Back or the logout. The draft is kept. */
export function LeaveDialog() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { isOpen, stay, leave } = useLeaveQuestion();

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const path = isLeaveGuarded() ? clickedPath(event) : undefined;
      if (path === undefined) return;
      event.preventDefault();
      event.stopPropagation();
      leaveAfterAsking(() => navigate(path, { replace: true }));
    };
    // Before React's own listener, which would follow the link.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [navigate]);

  return (
    <Dialog isOpen={isOpen} onClose={stay} title={t('leave.title')}>
      <Stack>
        <Text>{t('leave.text')}</Text>
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
