import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/**
 * Loads what is shown again once the connection is back. TanStack Query does so only on a page that was online before.
 */
export function useReloadWhenOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reload = () => void client.refetchQueries({ type: 'active' });
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [client]);
}
