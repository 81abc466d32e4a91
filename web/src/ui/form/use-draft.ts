import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { deleteDraft, readDraft, saveDraft } from '#web/lib/form-drafts.ts';

/**
 * Saves a changed form when the session ends, and restores it when the same user returns to the page.
 * `initial` holds the values that the form started with. Gives the function that deletes the saved draft,
 * to call when the form has been sent.
 */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  initial: V,
): () => void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const latest = useRef({ form, initial });
  latest.current = { form, initial };

  useEffect(() => {
    const userId = storedUserId();
    const draft = userId && readDraft(userId, path, latest.current.initial);
    if (draft) latest.current.form.setValues(draft);
    return beforeSessionEnd((endedUserId) => {
      const {
        form: { isDirty, getValues },
        initial: values,
      } = latest.current;
      if (isDirty()) saveDraft(endedUserId, path, { initial: values, typed: getValues() });
    });
  }, [path]);

  return () => {
    const userId = storedUserId();
    if (userId) deleteDraft(userId, path);
  };
}
