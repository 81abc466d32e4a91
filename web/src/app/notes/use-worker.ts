import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveAfterAsking } from '#web/lib/navigation/leave-question.ts';
import { useLoadWhenIdle } from '#web/lib/use-load-when-idle.ts';
import type { MessageToPage } from '#web/lib/worker/worker-message.ts';

const keepFiles = async () => {
  if (!('serviceWorker' in navigator)) return;
  const { tellFiles } = await import('#web/lib/worker/tell-worker.ts');
  await tellFiles();
};

/** Lets the service worker cache private screens, renews push messages, and opens the screen of a clicked one. */
export function useWorker(userId: string): void {
  const navigate = useNavigate();
  const renew = useCallback(async () => {
    const { renewPush } = await import('#web/lib/push/push-switch.ts');
    await renewPush(userId);
  }, [userId]);
  useLoadWhenIdle(keepFiles);
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
