import { useEffect, useEffectEvent } from 'react';
import type { ReadCode } from '../read-code.ts';
import { type FieldBefore, fieldOf, putBack } from './text-field.ts';
import { addKey, isOfScanner, readTyped, type Typed } from './wedge.ts';

/** Milliseconds after the last letter when a whole code counts without Enter. */
const shortPause = 200;

/** Longest pause (ms) between a taken code and the scanner's Enter. */
const lateEnter = 500;

const endsCode = (key: string) => key === 'Enter' || key === 'Tab';

/** Keys that belong to the letters around them. */
const isModifier = (key: string) => /^(?:Shift|CapsLock|NumLock|AltGraph|Unidentified)$/.test(key);

function stop(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Listens for a scanner that types. Returns a function that stops it. */
function listen(onRead: (read: ReadCode) => void): () => void {
  let typed: Typed | undefined;
  let before: FieldBefore | undefined;
  let takenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const take = (read: ReadCode, at: number) => {
    // The letters were meant for the counter, not for the field.
    if (before) putBack(before);
    typed = undefined;
    takenAt = at;
    onRead(read);
  };

  /** Takes a whole code; of a scanner, at its Enter, also another text. Returns whether it did. */
  const takeTyped = (at: number, isEnd: boolean): boolean => {
    if (!typed) return false;
    const read = readTyped(typed);
    const isTaken = read.kind !== 'other' || (isEnd && !before && isOfScanner(typed));
    if (isTaken) take(read, at);
    return isTaken;
  };

  const onKey = (event: KeyboardEvent) => {
    const { key, code, timeStamp: at } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || isModifier(key))
      return;
    clearTimeout(timer);
    if (key.length === 1) {
      const field = fieldOf(event.target);
      const next = addKey(typed, { key, code, at, isInField: field !== undefined });
      if (next.since === at) before = field;
      typed = next;
      timer = setTimeout(() => takeTyped(at + shortPause, false), shortPause);
      return;
    }
    if (endsCode(key) && (takeTyped(at, true) || at - takenAt < lateEnter)) stop(event);
    typed = undefined;
  };

  // Before any button or field gets the key.
  document.addEventListener('keydown', onKey, true);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('keydown', onKey, true);
  };
}

/** Reads codes of a USB or Bluetooth scanner, which types them wherever the focus is. */
export function useWedge(onRead: (read: ReadCode) => void): void {
  const read = useEffectEvent(onRead);
  useEffect(() => listen((code) => read(code)), []);
}
