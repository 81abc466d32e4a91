import { useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { parseInput } from '#contract/http/field-errors.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { type ContractFormOptions, useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { type Changes, changesSince, type Edits, hasChanges, mergeEdits } from './merge-edits.ts';
import { type FormDraft, useDraft } from './use-draft.ts';

type Values = Record<string, unknown>;

interface Versioned {
  readonly id: string;
  readonly version: number;
}

interface RecordFormOptions<R, S extends z.ZodMiniType, V extends Values>
  extends Omit<ContractFormOptions<S, V>, 'initialValues'> {
  /** The edited record; undefined for a new one. */
  readonly record: R | undefined;
  /** Returns the form's values of a record; uploads of the `typed` values are kept. */
  readonly valuesOf: (record: R | undefined, typed?: V) => V;
  readonly load: () => Promise<R | undefined>;
  /** Errors which mean that the edited version is outdated. */
  readonly conflicts?: readonly string[];
  readonly omitFromDraft?: readonly (keyof V & string)[];
}

/** Returns whether a record replaces the edited version; answers may arrive out of order. */
const isNewer = (record: Versioned, base: Versioned | undefined) =>
  record.id !== base?.id || record.version > base.version;

/**
 * The form of a record that others may change at the same time; `base` is the edited version. If another version is
 * current, because sending failed, a draft is older or `record` was replaced, that version becomes the base: typed
 * values stay, and `changes` has the differences for `<ChangesNotice>`.
 */
export function useRecordForm<R extends Versioned, S extends z.ZodMiniType, V extends Values>({
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
  const startOf = (typed: V) => valuesOf(base, typed);
  const sentFor = (values: V) => {
    const input = (options.toInput ?? ((same: V) => same))(values);
    const checked = parseInput(options.schema, input);
    return JSON.stringify(checked.success ? checked.data : input);
  };
  const draft = useDraft(form, {
    version: base?.version,
    omit: omitFromDraft,
    startOf,
    sendsSame: (one, other) => sentFor(one) === sentFor(other),
  });

  /** The values that are being sent, or were sent last. */
  const sent = useRef<V>(undefined);

  /** Makes a record the edited version. Values typed since the form was sent stay. */
  const edit = (edited: R | undefined) => {
    const typed = form.getValues();
    const initial = valuesOf(edited, typed);
    setBase(edited);
    setChanges(undefined);
    form.setInitialValues(initial);
    form.setValues(sent.current ? mergeEdits({ initial: sent.current, typed }, initial) : initial);
    draft.restart();
  };

  const rebase = (newer: R | undefined) => {
    const edits: Edits<V> = { initial: form.getInitialValues(), typed: form.getValues() };
    const initial = valuesOf(newer, edits.typed);
    setBase(newer);
    form.setInitialValues(initial);
    form.setValues(mergeEdits(edits, initial));
    return changesSince(edits, initial);
  };

  const tell = (changes: Changes<V>) => setChanges(hasChanges(changes) ? changes : undefined);

  const submit: typeof contract.submit = (send, beforeSend) =>
    contract.submit(async (data, values) => {
      sent.current = form.getValues();
      try {
        await send(data, values);
      } catch (error) {
        if (!(error instanceof ApiError && conflicts.includes(error.code))) throw error;
        // Shown even without differing fields, because the form has to be sent again.
        setChanges(rebase(await load()));
      }
    }, beforeSend);

  // Answers of the server may replace the record during editing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for another record
  useEffect(() => {
    if (record && !contract.isSending && isNewer(record, base)) tell(rebase(record));
  }, [record]);

  const resume = () => {
    const { offer } = draft;
    if (offer && base) tell(changesSince(offer, startOf(offer.typed)));
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
