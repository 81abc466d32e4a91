import { Button } from '@mantine/core';
import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { saveLanguageInAccount } from '#web/lib/auth/save-language-in-account.ts';
import { toServerTime } from '#web/lib/clock/server-clock.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatAge } from '#web/lib/format/age.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { isOffline, noteSlow, useConnection } from '#web/platform/http/http.ts';
import { leaveAfterAsking } from '#web/platform/navigation/navigation.ts';
import {
  isSaved,
  openNewVersion,
  shownSince,
  useHasNewVersion,
} from '#web/platform/offline/offline.ts';
import { meQuery, useMe } from '#web/session/queries/get-me.ts';
import { useSending } from '#web/session/use-sending.ts';
import type { MessageToPage } from '#web/worker/worker-message.ts';
import classes from './shell-notes.module.css';

/** Pause in milliseconds between two attempts to reach the server, and between two reloads of the shown data. */
const interval = 20_000;

/** While offline, tries to reach the server from time to time; once it answers, reloads the shown data. */
function useReturnOfConnection(isOffline: boolean): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!isOffline) return;
    const { queryKey } = meQuery;
    const ask = () => {
      if (navigator.onLine) client.refetchQueries({ queryKey }, { cancelRefetch: false });
    };
    const timer = setInterval(ask, interval);
    window.addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', ask);
    };
  }, [client, isOffline]);

  const wasOffline = useRef(isOffline);
  const loadedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    // If only some calls fail, the connection seems to return again and again.
    const isDue = performance.now() - loadedAt.current > interval;
    if (wasOffline.current && !isOffline && isDue) {
      loadedAt.current = performance.now();
      // The age of the answers is shown until all have loaded.
      noteSlow(client.refetchQueries({ type: 'active' }));
    }
    wasOffline.current = isOffline;
  }, [client, isOffline]);
}

function useShownSince(): number | undefined {
  const client = useQueryClient();
  return useSyncExternalStore(
    (listener) => client.getQueryCache().subscribe(notifyManager.batchCalls(listener)),
    () => shownSince(client.getQueryCache().findAll({ type: 'active', predicate: isSaved })),
  );
}

/** Shows how old the answers on the screen are. Not announced, since it changes every minute. */
function Age() {
  const { t, i18n } = useTranslation();
  const since = useShownSince();
  const now = useNow();
  if (since === undefined) return null;
  return (
    <span className={classes['age']}>
      {t('offline.age', { age: formatAge(now.getTime() - toServerTime(since), i18n.language) })}
    </span>
  );
}

/** Tells offline users so in the header; offline or with a slow server, also how old the answers are. */
function OfflineNote() {
  const { t } = useTranslation();
  const connection = useConnection();
  const isLost = isOffline(connection);
  useReturnOfConnection(isLost);
  return (
    <div
      className={connection === 'good' ? undefined : `${classes['note']} ${classes['inHeader']}`}
    >
      {/* Always on the page, so that screen readers announce changes. */}
      <span role="status" className={classes['strong']}>
        {isLost && t('offline.lost')}
      </span>
      {connection !== 'good' && <Age />}
    </div>
  );
}

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
  const { tellFiles } = await import('#web/platform/offline/worker/start-worker.ts');
  await tellFiles(false);
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

/** Notes over private screens. Also sends stored uses, renews push messages and saves the user's language. */
export default function ShellNotes() {
  const me = useMe();
  useWorker(me.userId);
  useSending(me);
  useLoadWhenIdle(saveLanguageInAccount);
  return (
    <div className={classes['root']}>
      <UpdateNote />
      <OfflineNote />
    </div>
  );
}
