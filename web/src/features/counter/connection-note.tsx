import { useTranslation } from 'react-i18next';
import { isOffline, useConnection } from '#web/platform/http/http.ts';
import type { CounterDevice } from '#web/platform/outbox/outbox.ts';
import classes from './counter.module.css';
import { useIsKept } from './use-device.ts';

/** Says calmly what works without a connection, and whether this browser can work without one. */
export function ConnectionNote({ device }: { readonly device: CounterDevice }) {
  const { t } = useTranslation();
  const isKept = useIsKept(device);
  const isAlone = isOffline(useConnection());
  if (isKept && !isAlone) return null;
  const text = isKept ? 'offline' : isAlone ? 'offlineNoStorage' : 'noStorage';
  return (
    <p className={classes['state']} role="status">
      {t(`counter.connection.${text}`)}
    </p>
  );
}
