import { useSyncExternalStore } from 'react';
import type { CounterDevice, Entry } from '#web/platform/outbox/outbox.ts';

/** The uses that this device knows, as they change in any tab. */
export const useEntries = (device: CounterDevice): readonly Entry[] =>
  useSyncExternalStore(device.subscribe, device.entries);

/** Returns the use of a voucher that this device has made and not taken back. */
export const ownUseOf = (entries: readonly Entry[], code: string): Entry | undefined =>
  entries.find(
    (entry) => entry.code === code && entry.state !== 'refused' && entry.undo?.state !== 'done',
  );
