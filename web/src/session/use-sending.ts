import { useCallback, useEffect, useState } from 'react';
import type { User } from '#contract/accounts/users.ts';
import { useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import { isLocked } from './is-locked.ts';

type Outbox = typeof import('#web/platform/outbox/outbox.ts');

/**
 * Sends the uses that this device stored in the user's shops, on every private screen. `isAtCounter`: uses are made on
 * this screen, so that sending begins at once; a page with a camera is seldom idle.
 */
export function useSending(me: User | undefined, isAtCounter = false): void {
  const [outbox, setOutbox] = useState<Outbox>();
  const load = useCallback(async () => {
    const loaded = await import('#web/platform/outbox/outbox.ts');
    setOutbox(loaded);
  }, []);
  const { userId, role, businessId, shopId, validatorId } = me ?? {};
  const isMember =
    me !== undefined && businessId !== undefined && role !== 'staff' && !isLocked(me);
  useLoadWhenIdle(load, isMember && !isAtCounter);
  useEffect(() => {
    // The counter has the same code, so this fails only if it does.
    if (isMember && isAtCounter) load().catch(() => undefined);
  }, [load, isMember, isAtCounter]);
  useEffect(() => {
    if (!outbox || !isMember || userId === undefined || role === undefined) return;
    return outbox.startSending({
      userId,
      role,
      ...(businessId !== undefined && { businessId }),
      ...(shopId !== undefined && { shopId }),
      ...(validatorId !== undefined && { validatorId }),
    });
  }, [outbox, isMember, userId, role, businessId, shopId, validatorId]);
}
