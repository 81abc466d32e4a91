import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Loads the shown answers again once the connection is back. TanStack Query does not on a page that started offline. */
export function useReloadWhenOnline(): void {
  const client = useQueryClient();
  useEffect(() => {
    const reload = () => void client.refetchQueries({ type: 'active' });
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [client]);
}
