import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';

/** Each user of a tab has folds of their own. */
const keyOf = (path: string) => `folds:${storedUserId() ?? ''}:${path}`;

function readOpen(path: string): readonly string[] {
  try {
    const names: unknown = JSON.parse(sessionStorage.getItem(keyOf(path)) ?? '[]');
    return Array.isArray(names) ? names.map(String) : [];
  } catch {
    return [];
  }
}

function keepOpen(path: string, names: readonly string[]): void {
  try {
    sessionStorage.setItem(keyOf(path), JSON.stringify(names));
  } catch {
    // Without storage, the folds are closed on the next visit.
  }
}

const changed = (names: readonly string[], name: string, isOpen: boolean) => [
  ...names.filter((one) => one !== name),
  ...(isOpen ? [name] : []),
];

/**
 * Returns a function that gives the state of a fold of the page by its name. The tab's storage keeps the open folds, for
 * Back and a reload: links of the app replace entries of the history, whose state would be lost.
 */
export function useFolds() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(() => readOpen(pathname));
  return (name: string) => ({
    isOpen: open.includes(name),
    onToggle: (isOpen: boolean) => {
      setOpen((names) => changed(names, name, isOpen));
      keepOpen(pathname, changed(readOpen(pathname), name, isOpen));
    },
  });
}
