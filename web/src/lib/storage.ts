/** The keys of local storage that logout deletes: those that the specification names, and when the token was received. */
const sessionKeys: readonly string[] = [
  'userId',
  'offerId',
  'checkin',
  'my-token',
  'tokenReceivedAt',
  'isPasswordRequired',
];

// Only the values that local storage refused (private windows, full disks): another tab may remove the others.
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    // Where storage is full, it may have an older value, which would be read.
    removeStored(key);
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // It was never stored.
  }
}

/** Deletes the values of the user's session; language and theme belong to the device and stay. */
export function forgetSession(): void {
  for (const key of sessionKeys) removeStored(key);
}
