import { type Draft, deleteDraft, saveDraft } from './form-drafts.ts';
import { changedFields } from './merge-edits.ts';

/** Saves the input of a form without the omitted fields, or deletes the draft if nothing has changed. */
export function updateDraft<V extends Record<string, unknown>>(
  userId: string | undefined,
  path: string,
  { initial, typed, version }: Omit<Draft<V>, 'savedAt'>,
  omitted: readonly string[],
): void {
  const withoutOmitted = (values: V) =>
    Object.fromEntries(Object.entries(values).filter(([field]) => !omitted.includes(field)));
  const draft: Draft<Record<string, unknown>> = {
    initial: withoutOmitted(initial),
    typed: withoutOmitted(typed),
    version,
    savedAt: Date.now(),
  };
  if (changedFields(draft.initial, draft.typed).length === 0) deleteDraft(userId, path);
  else saveDraft(userId, path, draft);
}
