import { useEffect, useState } from 'react';

/** Whether the browser has a camera and may ask for it; false until known. */
export function useHasCamera(): boolean {
  const [hasCamera, setHasCamera] = useState(false);
  useEffect(() => {
    let isMounted = true;
    // Browsers have no media devices outside of secure contexts.
    void navigator.mediaDevices?.enumerateDevices().then(
      (devices) => isMounted && setHasCamera(devices.some(({ kind }) => kind === 'videoinput')),
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, []);
  return hasCamera;
}
