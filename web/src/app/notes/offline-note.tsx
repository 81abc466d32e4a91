import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { toServerTime } from '#web/lib/clock/server-clock.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatAge } from '#web/lib/format/age.ts';
import { isOffline, useConnection } from '#web/platform/http/http.ts';
import { isSaved, shownSince } from '#web/platform/offline/offline.ts';
import classes from './shell-notes.module.css';
import { useReturnOfConnection } from './use-return-of-connection.ts';

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
