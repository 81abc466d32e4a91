import { useState } from 'react';
import type * as z from 'zod/mini';
import { type ContractFormOptions, useContractForm } from '#web/ui/form/use-contract-form.tsx';

interface DecisionFormOptions<S extends z.ZodMiniType, V extends Record<string, unknown>>
  extends ContractFormOptions<S, V> {
  readonly version: number;
  /** Rejects if saving fails. */
  readonly onSend: (data: z.output<S>) => Promise<unknown>;
}

/** A form for a decision by staff on the shown `version` of a record. */
export function useDecisionForm<S extends z.ZodMiniType, V extends Record<string, unknown>>({
  version,
  onSend,
  ...options
}: DecisionFormOptions<S, V>) {
  const { form, failure, isSending, submit } = useContractForm(options);
  const [sentVersion, setSentVersion] = useState<number>();
  const send = submit(async (data) => {
    setSentVersion(version);
    await onSend(data);
  });
  return {
    form,
    isSending,
    /** Error of the last submission; a reload to another version clears it. */
    failure: sentVersion === version ? failure : undefined,
    send,
  };
}
