import { useState } from 'react';
import type * as z from 'zod/mini';
import { ApiError } from '#web/lib/http/api-error.ts';
import { type Changes, changesSince, type Edits, mergeEdits } from '#web/lib/merge-edits.ts';
import { type ContractFormOptions, useContractForm } from './use-contract-form.tsx';
import { type FormDraft, useDraft } from './use-draft.ts';

type Values = Record<string, unknown>;

interface RecordFormOptions<R, S extends z.ZodMiniType, V extends Values>
  extends Omit<ContractFormOptions<S, V>, 'initialValues'> {
  /** What is edited; undefined for something new. */
  readonly record: R | undefined;
  /** The form's values of a record. `typed` are those of the form, whose uploads are kept. */
  readonly valuesOf: (record: R | undefined, typed?: V) => V;
  /** Loads the current version. */
  readonly load: () => Promise<R | undefined>;
  /** Errors which mean that the record is no longer the version that is edited. */
  readonly conflicts?: readonly string[];
  /** Fields that drafts do not contain. */
  readonly omitFromDraft?: readonly (keyof V)[];
}

/**
 * The form of a record that others may change at the same time. `base` is the version that is edited. Where sending
 * fails because another version is current, that one is loaded and becomes the base: what the user typed stays, and
 * `changes` tells what has changed meanwhile, for `<ChangesNotice>`. The same happens with an older draft.
 */
export function useRecordForm<
  R extends { readonly version: number },
  S extends z.ZodMiniType,
  V extends Values,
>({
  record,
  valuesOf,
  load,
  conflicts = ['VERSION_MISMATCH'],
  omitFromDraft = [],
  ...options
}: RecordFormOptions<R, S, V>) {
  const [base, setBase] = useState(record);
  const [changes, setChanges] = useState<Changes<V>>();
  const contract = useContractForm({ ...options, initialValues: valuesOf(record) });
  const { form } = contract;
  const draft = useDraft(form, { version: base?.version, omit: omitFromDraft });

  /** Makes a record the one that is edited, without changes. */
  const edit = (edited: R | undefined) => {
    const initial = valuesOf(edited, form.getValues());
    setBase(edited);
    setChanges(undefined);
    form.setInitialValues(initial);
    form.setValues(initial);
  };

  const rebase = (newer: R | undefined, edits: Edits<V>) => {
    const initial = valuesOf(newer, edits.typed);
    setBase(newer);
    setChanges(changesSince(edits, initial));
    form.setInitialValues(initial);
    form.setValues(mergeEdits(edits, initial));
  };

  const submit: typeof contract.submit = (send, settle) =>
    contract.submit(async (data, values) => {
      try {
        await send(data, values);
      } catch (error) {
        if (!(error instanceof ApiError && conflicts.includes(error.code))) throw error;
        rebase(await load(), { initial: form.getInitialValues(), typed: form.getValues() });
      }
    }, settle);

  const resume = () => {
    const { offer } = draft;
    if (offer && offer.version !== base?.version) {
      setChanges(changesSince(offer, form.getInitialValues()));
    }
    draft.resume();
  };

  return {
    ...contract,
    submit,
    base,
    edit,
    changes,
    draft: { ...draft, resume } satisfies FormDraft<V>,
  };
}
