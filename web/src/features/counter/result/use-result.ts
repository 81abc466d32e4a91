import { useRef, useState } from 'react';
import {
  type CounterDevice,
  type Entry,
  type LocalCheck,
  OutboxError,
} from '#web/platform/outbox/outbox.ts';
import type { ReadCode } from '../read-code.ts';
import type { Signal } from '../settings/signals.ts';
import { settledEntry } from './settled-entry.ts';
import { type Shown, type Source, shownOther } from './shown.ts';

/** Time (ms) during which the same code counts once: some scanners send it twice. */
const repeatPause = 2000;

const signals = { ok: 'ready', unsure: 'unsure', refused: 'refused' } as const;

interface ResultOptions {
  readonly device: CounterDevice;
  /** Whether a voucher that may be used is used without a tap. */
  readonly usesAtOnce: boolean;
  readonly onSignal: (signal: Signal) => void;
}

export interface Result {
  readonly shown: Shown;
  /** Checks a text. It may come at any time: the result of an earlier text is then no longer shown. */
  readonly take: (read: ReadCode, source: Source) => Promise<void>;
  readonly takeSeveral: () => void;
  /** Uses the voucher of a check. */
  readonly use: (check: LocalCheck) => Promise<void>;
}

/** The way of a text at the counter: checked, used, stored. */
export function useResult({ device, usesAtOnce, onSignal }: ResultOptions): Result {
  const [shown, setShown] = useState<Shown>({ step: 'idle' });
  const turn = useRef(0);
  const last = useRef({ text: '', at: Number.NEGATIVE_INFINITY });

  /** Starts a turn. Returns the function that shows a step of it, unless a later turn has begun. */
  const begin = (first: Shown) => {
    turn.current += 1;
    const own = turn.current;
    setShown(first);
    return (next: Shown): boolean => {
      if (own !== turn.current) return false;
      setShown(next);
      return true;
    };
  };

  const use = async (check: LocalCheck) => {
    const show = begin({ step: 'using', check });
    let entry: Entry;
    try {
      entry = await device.redeem(check);
    } catch (error) {
      const failure = error instanceof OutboxError ? error.code : 'NOT_STORED';
      if (show({ step: 'failed', check, failure })) onSignal('refused');
      return;
    }
    const settled = await settledEntry(device, entry, check.source);
    const isShown = show({ step: 'used', check, nonce: entry.nonce });
    if (settled.state === 'refused') onSignal('refused');
    else if (isShown) onSignal('used');
  };

  const take = async (read: ReadCode, source: Source) => {
    if (read.kind === 'other') {
      begin(shownOther(read.what, source));
      return;
    }
    const text = read.kind === 'code' ? read.code : read.text;
    const now = performance.now();
    const isRepeated = text === last.current.text && now - last.current.at < repeatPause;
    if (isRepeated) return;
    last.current = { text, at: now };
    const show = begin({ step: 'checking' });
    try {
      const check = await device.check(text);
      if (!show({ step: 'checked', check })) return;
      // A link is opened to look, maybe from a chat, while nobody stands at the counter.
      if (check.state === 'ok' && usesAtOnce && source !== 'link') await use(check);
      else onSignal(signals[check.state]);
    } catch {
      show({ step: 'unchecked' });
    }
  };

  return { shown, take, use, takeSeveral: () => begin({ step: 'several' }) };
}
