import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { IntentKey } from '#web/platform/api/api.ts';
import { restoreLeaveGuard, useLeaveGuard } from '#web/platform/navigation/navigation.ts';
import { draftIntent } from './draft-intent.ts';
import {
  type Draft,
  deleteDraft,
  deleteDraftsOfOthers,
  markDraftLeft,
  readDraft,
} from './form-drafts.ts';
import { keepDraft } from './keep-draft.ts';
import { type ResumedForm, resumeDraft } from './resume-draft.ts';
import { wasReloaded } from './was-reloaded.ts';

/** A field that is never stored, such as a tax id. */
export interface OmittedField<V> {
  readonly field: keyof V & string;
  readonly label: string;
}

interface DraftOptions<V> extends ResumedForm<V> {
  readonly omit: readonly OmittedField<V>[];
}

/** The draft of a form, for `<DraftGate>`. */
export interface FormDraft<V extends Record<string, unknown>> {
  /** Earlier input that the user has not decided about; the form is not shown until then. */
  readonly offer: Draft<V> | undefined;
  /** The earlier input was sent, and no answer came: sending the same again does not repeat the change. */
  readonly wasSent: boolean;
  /** The page was just reloaded with this input: it is put back without a question. */
  readonly isOfReload: boolean;
  /** The labels of the fields that are not part of the draft. */
  readonly omitted: readonly string[];
  /** The idempotency key of sending the form, which is kept as long as the draft. */
  readonly intent: IntentKey;
  /** Puts the earlier input into the form. */
  readonly resume: () => void;
  /** Deletes the earlier input. */
  readonly discard: () => void;
  /** Deletes the draft, once the form has been sent. */
  readonly deleteDraft: () => void;
  /** Saves again, where the form stays on the page after it has been sent. */
  readonly restart: () => void;
}

/**
 * Saves a form at every change, and offers the input when the same user returns to the page: from another page, or after
 * a new sign-in. After a reload the form has it again. While the form has changes, leaving the page asks first.
 */
export function useDraft<V extends Record<string, unknown>>(
  form: UseFormReturnType<V>,
  { version, omit, startOf, sendsSame }: DraftOptions<V>,
): FormDraft<V> {
  const { pathname, search } = useLocation();
  const path = pathname + search;
  // Another user may sign in in another tab, while this page still has the input of the one who opened it.
  const [userId] = useState(storedUserId);
  const [offer, setOffer] = useState(() => {
    const draft = userId ? readDraft<Draft<V>>(userId, path) : undefined;
    return draft && resumeDraft(draft, { version, startOf, sendsSame }) && draft;
  });
  const [intent] = useState(() => new IntentKey(userId ? draftIntent(userId, path) : undefined));
  const [wasSent] = useState(() => offer !== undefined && intent.isUndecided());
  // Who has sent it needs to know that no answer came.
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
    keepDraft(
      userId,
      path,
      edits,
      omit.map(({ field }) => field),
    );
    // The user goes on, where the page was not left although they agreed to it.
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
    omitted: omit.map(({ label }) => label),
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
