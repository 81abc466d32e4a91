import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/** Returns a function that opens a path, unless the user has left the component meanwhile. */
export function useNavigateWhileShown(): (to: string, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return async (to, options) => {
    if (isShown.current) await navigate(to, options);
  };
}
