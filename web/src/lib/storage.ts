/** The local storage keys that the specification names; all are cleared at logout. */
export type StorageKey = 'userId' | 'offerId' | 'checkin' | 'my-token' | 'isPasswordRequired';

const sessionKeys: readonly StorageKey[] = [
  'userId',
  'offerId',
  'checkin',
  'my-token',
  'isPasswordRequired',
];

// Storage can be refused (private windows, full disks): the app then lives in memory alone.
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function store(key: string, value: string): void {
  memory.set(key, value);
  try {
    localStorage.setItem(key, value);
  } catch {
    // Kept in memory.
  }
}

export function forget(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

/** Clears what belongs to the user who leaves; language and theme belong to the device and stay. */
export function forgetSession(): void {
  for (const key of sessionKeys) forget(key);
}
