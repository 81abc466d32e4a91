import { useState } from 'react';
import type * as z from 'zod/mini';
import { type ContractFormOptions, useContractForm } from '#web/ui/form/use-contract-form.tsx';

interface DecisionFormOptions<S extends z.ZodMiniType, V extends Record<string, unknown>>
  extends ContractFormOptions<S, V> {
  /** The version that is decided on. */
  readonly version: number;
  /** Its promise rejects where saving fails. */
  readonly onSend: (data: z.output<S>) => Promise<unknown>;
}

/** A form with which staff decide on something, of which `version` is shown. */
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
    /** Why the last submission failed: it is about the version that was sent, which a reload replaces. */
    failure: sentVersion === version ? failure : undefined,
    send,
  };
}
