import { useEffect, useState } from 'react';
import { onTick } from '#web/lib/clock/use-now.ts';
import {
  type CounterDevice,
  type CounterMember,
  openCounter,
} from '#web/platform/outbox/outbox.ts';
import type { ShopOfDevice } from './shop/kept-shop.ts';

/** Greatest age (ms) of a pack before it is loaded again. */
const renewedAfter = 5 * 60_000;

/** Opens the counter of a shop, and renews its pack for offline use. */
export function useDevice(shop: ShopOfDevice, member: CounterMember): CounterDevice {
  const [device] = useState(() => openCounter(shop, member));
  useEffect(() => {
    const renew = () => {
      if ((device.packAge() ?? renewedAfter) < renewedAfter || !navigator.onLine) return;
      // A check without it says that it is missing, or how old it is.
      device.refreshPack().catch(() => undefined);
    };
    // At the start also a young one: a voucher may have been used elsewhere since.
    device.refreshPack().catch(() => undefined);
    const stop = onTick(renew);
    window.addEventListener('online', renew);
    return () => {
      stop();
      window.removeEventListener('online', renew);
    };
  }, [device]);
  return device;
}

/** Whether this browser keeps uses on the device; true while that is not known. */
export function useIsKept(device: CounterDevice): boolean {
  const [isKept, setIsKept] = useState(true);
  useEffect(() => {
    device.isKept().then(setIsKept, () => undefined);
  }, [device]);
  return isKept;
}
