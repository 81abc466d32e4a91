import { useEffect } from 'react';

/** Keeps the screen on while the page is visible, where the browser can. */
export function useWakeLock(isOn: boolean): void {
  useEffect(() => {
    // Undefined in browsers before 2022 and on insecure sites, although the type does not say so.
    const wakeLock: WakeLock | undefined = navigator.wakeLock;
    if (!isOn || !wakeLock) return;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const release = () => {
      lock?.release().catch(() => {});
      lock = undefined;
    };
    const follow = async () => {
      if (document.visibilityState !== 'visible') return release();
      try {
        const got = await wakeLock.request('screen');
        if (isOver || lock) await got.release();
        else lock = got;
      } catch {
        // The browser saves the battery.
      }
    };
    void follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', follow);
      release();
    };
  }, [isOn]);
}
