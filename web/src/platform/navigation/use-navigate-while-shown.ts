import { useEffect, useRef } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router-dom';

/**
 * Gives a function that opens a path of the app, and does nothing once the component is not shown any more: the answer to
 * a form that the user has left must not pull them back.
 */
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
