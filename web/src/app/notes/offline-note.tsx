import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toServerTime } from '#web/lib/clock/server-clock.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatAge } from '#web/lib/format/age.ts';
import { isOffline, noteSlow, useConnection } from '#web/platform/http/http.ts';
import { isSaved, shownSince } from '#web/platform/offline/offline.ts';
import { meQuery } from '#web/session/queries/get-me.ts';
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
      {t('offline.seen', { when: formatAge(now.getTime() - toServerTime(since), i18n.language) })}
    </span>
  );
}

/** Tells offline users so in the header; offline or with a slow server, also how old the answers are. */
export function OfflineNote() {
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
