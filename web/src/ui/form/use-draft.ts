import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { type Draft, deleteDraft, readDraft, saveDraft } from '#web/lib/form-drafts.ts';
import { mergeEdits } from '#web/lib/merge-edits.ts';
import { useLeaveGuard } from '#web/lib/navigation/leave-guard.ts';

interface DraftOptions<V> {
  /** The version of what is edited; none for something new. */
  readonly version?: number | undefined;
  /** Fields that are never stored, such as a tax id. */
  readonly omit?: readonly (keyof V)[];
}

/** The draft of a form, for `<DraftGate>`. */
export interface FormDraft<V extends Record<string, unknown>> {
  /** Input of before that the user has not decided about; the form is not shown until then. */
  readonly offer: Draft<V> | undefined;
  /** Puts the input of before into the form. */
  readonly resume: () => void;
  /** Deletes the input of before. */
  readonly discard: () => void;
  /** Deletes the draft, once the form has been sent. */
  readonly deleteDraft: () => void;
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

  const hasChanges = form.isDirty();
  useLeaveGuard(hasChanges && !isSent);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is saved
  useEffect(() => {
    const { form, version, omit } = latest.current;
    if (!userId || offer) return;
    if (!form.isDirty()) {
      setIsSent(false);
      deleteDraft(userId, path);
    } else if (!isSent) {
      const initial = form.getInitialValues();
      const typed = { ...form.getValues() };
      for (const field of omit) typed[field] = initial[field];
      saveDraft(userId, path, { initial, typed, version, savedAt: Date.now() });
    }
  }, [values, userId, path, offer]);

  const forget = () => {
    setOffer(undefined);
    if (userId) deleteDraft(userId, path);
  };

  return {
    offer: offer || undefined,
    resume: () => {
      if (offer) form.setValues(mergeEdits(offer, form.getInitialValues()));
      setOffer(undefined);
    },
    discard: forget,
    deleteDraft: () => {
      setIsSent(true);
      forget();
    },
  };
}
