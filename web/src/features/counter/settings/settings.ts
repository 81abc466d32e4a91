import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '#web/lib/storage.ts';

/** Settings of the device, whoever is signed in. */
export interface Settings {
  readonly hasSound: boolean;
  readonly vibrates: boolean;
  /** Whether a voucher that may be used is used without a tap. */
  readonly usesAtOnce: boolean;
}

export const defaultSettings: Settings = { hasSound: true, vibrates: true, usesAtOnce: false };

const storageKey = 'counterSettings';

const names = Object.keys(defaultSettings) as (keyof Settings)[];

/** Reads stored settings. Anything that is not a setting keeps its default. */
export function settingsOf(stored: string | undefined): Settings {
  let values: unknown;
  try {
    values = JSON.parse(stored ?? '{}');
  } catch {
    return defaultSettings;
  }
  if (typeof values !== 'object' || values === null) return defaultSettings;
  const known = names.filter((name) => typeof Reflect.get(values, name) === 'boolean');
  return {
    ...defaultSettings,
    ...Object.fromEntries(known.map((name) => [name, Reflect.get(values, name)])),
  };
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Changes of other tabs.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Changes a setting of this device, in all tabs. */
export function changeSettings(changes: Partial<Settings>): void {
  const settings = { ...settingsOf(readStored(storageKey)), ...changes };
  writeStored(storageKey, JSON.stringify(settings));
  for (const listener of listeners) listener();
}

/** The settings of this device. */
export const useSettings = (): Settings =>
  settingsOf(useSyncExternalStore(subscribe, () => readStored(storageKey)));
