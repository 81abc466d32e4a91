import { Button } from '@mantine/core';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { saveLanguageInAccount } from '#web/lib/auth/save-language-in-account.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { useConnection } from '#web/platform/http/http.ts';
import { leaveAfterAsking } from '#web/platform/navigation/navigation.ts';
import { openNewVersion, useHasNewVersion } from '#web/platform/offline/offline.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import type { MessageToPage } from '#web/worker/worker-message.ts';
import { OfflineNote } from './offline-note.tsx';
import classes from './shell-notes.module.css';

/** Offers to load a newer version of the app. A form with changes asks first, and keeps its draft. */
function UpdateNote() {
  const { t } = useTranslation();
  const hasNewVersion = useHasNewVersion();
  const connection = useConnection();
  const [isPutOff, setIsPutOff] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  // Not together with the offline note: with large text, two notes would cover the page.
  const isShown = hasNewVersion && !isPutOff && connection === 'good';
  const open = () =>
    leaveAfterAsking(() => {
      setIsOpening(true);
      openNewVersion();
    });
  return (
    <div className={isShown ? classes['note'] : undefined}>
      <span role="status">{isShown && t('update.text')}</span>
      {isShown && (
        <span className={classes['actions']}>
          <Button size="compact-md" mih={44} variant="subtle" onClick={() => setIsPutOff(true)}>
            {t('update.later')}
          </Button>
          <Button size="compact-md" mih={44} loading={isOpening} onClick={open}>
            {t('update.open')}
          </Button>
        </span>
      )}
    </div>
  );
}

const cacheFiles = async () => {
  if (!('serviceWorker' in navigator)) return;
  const { tellFiles } = await import('#web/platform/offline/worker/tell-worker.ts');
  await tellFiles();
};

/** Lets the service worker cache private screens, renews push messages, and opens the screen of a clicked one. */
function useWorker(userId: string): void {
  const navigate = useNavigate();
  const renew = useCallback(async () => {
    const { renewPush } = await import('#web/platform/push/push-switch.ts');
    await renewPush(userId);
  }, [userId]);
  useLoadWhenIdle(cacheFiles);
  useLoadWhenIdle(renew);

  useEffect(() => {
    const container: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    const onMessage = ({ data, ports }: MessageEvent<MessageToPage>) => {
      ports[0]?.postMessage('taken');
      if (data.type === 'open') leaveAfterAsking(() => navigate(data.path, { replace: true }));
      // The next start tries again.
      else renew().catch(() => {});
    };
    container?.addEventListener('message', onMessage);
    return () => container?.removeEventListener('message', onMessage);
  }, [navigate, renew]);
}

/** Notes over private screens. Also renews push messages and saves the user's language at each start. */
export default function ShellNotes() {
  useWorker(useMe().userId);
  useLoadWhenIdle(saveLanguageInAccount);
  return (
    <div className={classes['root']}>
      <UpdateNote />
      <OfflineNote />
    </div>
  );
}
