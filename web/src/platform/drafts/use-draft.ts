import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user-id.ts';
import { hash } from '#web/lib/hash.ts';
import { IntentKey, type IntentStore } from '#web/platform/api/api.ts';
import { restoreLeaveGuard, useLeaveGuard } from '#web/platform/navigation/navigation.ts';
import {
  type Draft,
  deleteDraft,
  deleteDraftsOfOthers,
  markDraftLeft,
  readDraft,
  saveDraft,
} from './form-drafts.ts';
import { type Edits, mergeEdits, updateDraft } from './merge-edits.ts';

interface SavedKey {
  readonly key: string;
  readonly fingerprint: number;
  readonly savedAt: number;
}

/**
 * Recognizes an input. Only 16 bits, so that omitted fields, such as a tax id, cannot be found by trying all values. If
 * another input has the same fingerprint, the API refuses the key once.
 */
const fingerprintOf = (input: string): number => hash(input) % 2 ** 16;

/** Lifetime of a key in milliseconds: long enough for a retry, too short for another change with the same input. */
const lifetime = 60 * 60 * 1000;

/** Stores the idempotency key of a user's change on a page for an hour, or until the draft of its form is deleted. */
export function draftIntent(userId: string | undefined, path: string): IntentStore {
  const name = `${path} key`;
  const read = () => {
    const saved = readDraft<SavedKey>(userId, name);
    return saved && Date.now() - saved.savedAt < lifetime ? saved : undefined;
  };
  return {
    keyOf: (input) => {
      const saved = read();
      return saved?.fingerprint === fingerprintOf(input) ? saved.key : undefined;
    },
    hasKey: () => read() !== undefined,
    save: (input, key) => {
      const saved: SavedKey = { key, fingerprint: fingerprintOf(input), savedAt: Date.now() };
      saveDraft(userId, name, saved);
    },
    remove: () => deleteDraft(userId, name),
  };
}

/** The form that continues a draft. */
interface ResumedForm<V> {
  /** The current version of the record; undefined for a new one. */
  readonly version: number | undefined;
  /** Returns the form's initial values, with the uploads of a draft. */
  readonly startOf: (typed: V) => V;
  /** Returns whether two inputs save the same data, such as `9,9` and `R$ 9,90`. */
  readonly sendsSame: (one: V, other: V) => boolean;
}

/** Returns the values of a form that continues a draft; undefined if the record already has all typed values. */
export function resumeDraft<V extends Record<string, unknown>>(
  draft: Draft<V>,
  { version, startOf, sendsSame }: ResumedForm<V>,
): Edits<V> | undefined {
  const initial = startOf(draft.typed);
  // A new record may already have been sent, and a retry must send the same input.
  const isNew = version === undefined;
  const typed = isNew ? { ...initial, ...draft.typed } : mergeEdits(draft, initial);
  // After a lost answer, the record already has all values.
  return sendsSame(initial, typed) ? undefined : { initial, typed };
}

/** Largest age in milliseconds of a draft that is restored without a question. */
const fresh = 5 * 60 * 1000;

const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');

/** Returns whether a draft is from this page before a reload, less than five minutes ago. */
const wasReloaded = (
  { savedAt, wasLeft = false }: Pick<Draft<never>, 'savedAt' | 'wasLeft'>,
  now: number,
): boolean => !wasLeft && isReload() && now - savedAt < fresh;

interface DraftOptions<V> extends ResumedForm<V> {
  /** Fields that are never stored, such as a tax id. */
  readonly omit: readonly (keyof V & string)[];
}

/** The draft of a form, for `<DraftGate>`. */
export interface FormDraft<V extends Record<string, unknown>> {
  /** A draft that waits for the user's decision; until then, the form is hidden. */
  readonly offer: Draft<V> | undefined;
  /** Whether the draft was sent without an answer; sending it again does not repeat the change. */
  readonly wasSent: boolean;
  /** Whether the page was just reloaded with this draft, which is then restored without a question. */
  readonly isOfReload: boolean;
  /** The idempotency key of the form, stored as long as the draft. */
  readonly intent: IntentKey;
  readonly resume: () => void;
  /** Deletes the offered draft. */
  readonly discard: () => void;
  /** Deletes the draft after the form was sent. */
  readonly deleteDraft: () => void;
  /** Saves drafts again, if the form stays on the page after it was sent. */
  readonly restart: () => void;
}

/** Saves a form at every change, offers the draft to the same user later, and asks before the page is left. */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { version, omit, startOf, sendsSame }: DraftOptions<V>,
): FormDraft<V> {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // Another user may sign in in another tab while this page has the first user's input.
  const [userId] = useState(storedUserId);
  const [offer, setOffer] = useState(() => {
    const draft = userId ? readDraft<Draft<V>>(userId, path) : undefined;
    return draft && resumeDraft(draft, { version, startOf, sendsSame }) && draft;
  });
  const [intent] = useState(() => new IntentKey(userId ? draftIntent(userId, path) : undefined));
  const [wasSent] = useState(() => offer !== undefined && intent.isUndecided());
  // After sending without an answer, the user must be told.
  const [isOfReload] = useState(
    () => offer !== undefined && !wasSent && wasReloaded(offer, Date.now()),
  );
  const [isSent, setIsSent] = useState(false);
  const latest = useRef({ form, version, omit });
  latest.current = { form, version, omit };

  useLeaveGuard(form.isDirty() && !isSent);

  useEffect(() => {
    if (userId) deleteDraftsOfOthers(userId);
  }, [userId]);

  useEffect(() => () => void (userId && markDraftLeft(userId, path)), [userId, path]);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is saved
  useEffect(() => {
    const { form, version, omit } = latest.current;
    if (!userId || offer || isSent) return;
    const edits = { initial: form.getInitialValues(), typed: form.getValues(), version };
    updateDraft(userId, path, edits, omit);
    // The user agreed to leave, but the page was not left.
    restoreLeaveGuard();
  }, [values, userId, path, offer, isSent]);

  const forget = () => {
    setOffer(undefined);
    intent.forget();
    if (userId) deleteDraft(userId, path);
  };

  return {
    offer,
    wasSent,
    isOfReload,
    intent,
    resume: () => {
      const edits = offer && resumeDraft(offer, { version, startOf, sendsSame });
      if (edits) {
        form.setInitialValues(edits.initial);
        form.setValues(edits.typed);
      }
      setOffer(undefined);
    },
    discard: forget,
    deleteDraft: () => {
      setIsSent(true);
      forget();
    },
    restart: () => setIsSent(false),
  };
}
