import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import {
  type Draft,
  deleteDraft,
  deleteDraftsOfOthers,
  readDraft,
  saveDraft,
} from '#web/lib/form-drafts.ts';
import { changedFields, mergeEdits } from '#web/lib/merge-edits.ts';
import { useLeaveGuard } from '#web/lib/navigation/leave-guard.ts';

interface DraftOptions<V> {
  /** The version of what is edited; none for something new. */
  readonly version?: number | undefined;
  /** Fields that are never stored, such as a tax id. */
  readonly omit?: readonly (keyof V & string)[];
}

/** The draft of a form, for `<DraftGate>`. */
export interface FormDraft<V extends Record<string, unknown>> {
  /** Input of before that the user has not decided about; the form is not shown until then. */
  readonly offer: Draft<V> | undefined;
  /** Whether some fields are not part of the draft. */
  readonly isPartial: boolean;
  /** Puts the input of before into the form. */
  readonly resume: () => void;
  /** Deletes the input of before. */
  readonly discard: () => void;
  /** Deletes the draft, once the form has been sent. */
  readonly deleteDraft: () => void;
  /** Saves again, where the form stays on the page after it has been sent. */
  readonly restart: () => void;
}

/**
 * Saves a form at every change, and offers the input when the same user returns to the page: after a reload, another
 * page, or a new sign-in. While the form has changes, leaving the page asks first.
 */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { version, omit = [] }: DraftOptions<V> = {},
): FormDraft<V> {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // Another user may sign in in another tab, while this page still has the input of the one who opened it.
  const [userId] = useState(storedUserId);
  const [offer, setOffer] = useState(() => userId && readDraft<V>(userId, path));
  const [isSent, setIsSent] = useState(false);
  const latest = useRef({ form, version, omit });
  latest.current = { form, version, omit };

  useLeaveGuard(form.isDirty() && !isSent);

  useEffect(() => {
    if (userId) deleteDraftsOfOthers(userId);
  }, [userId]);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is saved
  useEffect(() => {
    const { form, version, omit } = latest.current;
    if (!userId || offer || isSent) return;
    const kept = (values: V) =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !omit.includes(field))) as V;
    const initial = kept(form.getInitialValues());
    const typed = kept(form.getValues());
    if (changedFields(initial, typed).length === 0) deleteDraft(userId, path);
    else saveDraft(userId, path, { initial, typed, version, savedAt: Date.now() });
  }, [values, userId, path, offer, isSent]);

  const forget = () => {
    setOffer(undefined);
    if (userId) deleteDraft(userId, path);
  };

  return {
    offer: offer || undefined,
    isPartial: omit.length > 0,
    resume: () => {
      if (offer) form.setValues(mergeEdits(offer, form.getInitialValues()));
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
