import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { beforeSessionEnd } from '#web/lib/auth/session-end.ts';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { forgetDraft, keepDraft, keptDraft } from '#web/lib/drafts.ts';

/**
 * Loses nothing typed to a session that ends by itself: a changed form is kept as it stands, and is
 * filled again when its user comes back to the page. Answers what forgets it, for when it is sent.
 */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  began: V,
): () => void {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const current = useRef({ form, began });
  current.current = { form, began };

  useEffect(() => {
    const userId = storedUserId();
    const typed = userId && keptDraft(userId, path, current.current.began);
    if (typed) current.current.form.setValues(typed);
    return beforeSessionEnd((leaving) => {
      const { form: left, began: from } = current.current;
      if (left.isDirty()) keepDraft(leaving, path, { began: from, typed: left.getValues() });
    });
  }, [path]);

  return () => {
    const userId = storedUserId();
    if (userId) forgetDraft(userId, path);
  };
}
