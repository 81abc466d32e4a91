import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { leaveAfterAsking } from '#web/platform/navigation/navigation.ts';
import type { MessageToPage } from '#web/worker/worker-message.ts';

const cacheFiles = async () => {
  if (!('serviceWorker' in navigator)) return;
  const { tellFiles } = await import('#web/platform/offline/worker/tell-worker.ts');
  await tellFiles();
};

/** Lets the service worker cache private screens, renews push messages, and opens the screen of a clicked one. */
export function useWorker(userId: string): void {
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
