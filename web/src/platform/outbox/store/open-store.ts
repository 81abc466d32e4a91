import { OutboxError } from '../outbox-error.ts';
import { openDeviceStore } from './device-store.ts';
import { memoryStore } from './memory-store.ts';
import type { OutboxStore } from './outbox-store.ts';

async function open(): Promise<OutboxStore> {
  try {
    return await openDeviceStore();
  } catch (error) {
    // The entries are there, but this version of the app cannot read them.
    if (error instanceof OutboxError && error.code === 'NEW_VERSION') throw error;
    return memoryStore();
  }
}

let opened: Promise<OutboxStore> | undefined;

/** Returns the store of this page: of the device, or of the memory if the browser stores nothing. */
export function outboxStore(): Promise<OutboxStore> {
  const opening = opened ?? open();
  opened = opening;
  opening.catch(() => {
    if (opened === opening) opened = undefined;
  });
  return opening;
}
