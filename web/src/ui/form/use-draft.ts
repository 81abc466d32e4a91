import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/lib/form-drafts.ts';

export interface FormDraft {
  /** Whether the form shows input of before, as after a reload or a way back. */
  readonly isRestored: boolean;
  /** Deletes the draft, once the form has been sent. */
  readonly deleteDraft: () => void;
  /** Deletes the draft and empties the form. */
  readonly startOver: () => void;
}

/**
 * Saves a form at every change, and restores it when the same user returns to the page: after a reload, another
 * page, or a new sign-in.
 */
export function useDraft<V extends Record<string, unknown>>(form: UseFormReturnType<V>): FormDraft {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [isRestored, setIsRestored] = useState(false);
  // Another user may sign in in another tab, while this page still has the input of the one who opened it.
  const [userId] = useState(storedUserId);
  const isSent = useRef(false);
  const latest = useRef(form);
  latest.current = form;

  useEffect(() => {
    const draft = userId && readDraft(userId, path, latest.current.getInitialValues());
    if (!draft) return;
    latest.current.setValues(draft);
    setIsRestored(true);
  }, [userId, path]);

  const { values } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values is saved
  useEffect(() => {
    const { getInitialValues, getValues, isDirty } = latest.current;
    if (!userId) return;
    if (!isDirty()) {
      isSent.current = false;
      deleteDraft(userId, path);
    } else if (!isSent.current) {
      saveDraft(userId, path, { initial: getInitialValues(), typed: getValues() });
    }
  }, [values, userId, path]);

  const forget = () => {
    isSent.current = true;
    setIsRestored(false);
    if (userId) deleteDraft(userId, path);
  };

  return {
    isRestored,
    deleteDraft: forget,
    startOver: () => {
      forget();
      form.setValues(form.getInitialValues());
      form.clearErrors();
    },
  };
}
