import { readStored } from '#web/lib/storage.ts';
import { changeStoredValue, useStoredValue } from '#web/lib/stored-value.ts';

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

/** Changes a setting of this device, in all tabs. */
export const changeSettings = (changes: Partial<Settings>): void =>
  changeStoredValue(storageKey, { ...settingsOf(readStored(storageKey)), ...changes });

/** The settings of this device. */
export const useSettings = (): Settings => settingsOf(useStoredValue(storageKey));
