interface Item {
  readonly name: string;
  readonly value: string;
}

/** Runs in a page of the site: replaces all stored items with these. */
export async function resetStorage(items: readonly Item[]): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  for (const { name, value } of items) localStorage.setItem(name, value);
  for (const { name } of await indexedDB.databases()) {
    await new Promise((done, fail) => {
      const request = indexedDB.deleteDatabase(name ?? '');
      request.onsuccess = done;
      request.onerror = fail;
    });
  }
}
