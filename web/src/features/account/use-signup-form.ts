import { useEffect, useState } from 'react';
import type * as z from 'zod/mini';
import { storedUserId } from '#web/lib/auth/stored-user.ts';
import { type Draft, deleteDraft, readDraft, updateDraft } from '#web/platform/drafts/drafts.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useContractForm } from '#web/ui/form/use-contract-form.tsx';
import { signupInput } from './signup-schema.ts';

const empty = { name: '', email: '', phone: '', password: '', acceptsTerms: false };
const path = linkToScreen('signup');

/** The form of the sign-up. Saves a draft without the password; after a reload, the terms must be accepted again. */
export function useSignupForm(send: (account: z.output<typeof signupInput>) => Promise<void>) {
  const [userId] = useState(storedUserId);
  const [initialValues] = useState(() => {
    const saved = readDraft<Draft<Partial<typeof empty>>>(userId, path)?.typed;
    return { ...empty, ...saved };
  });
  const { form, failure, isSending, submit } = useContractForm({
    schema: signupInput,
    initialValues,
  });

  const { values } = form;
  useEffect(() => {
    // Reading a draft does not extend its life.
    if (values !== initialValues) {
      updateDraft(userId, path, { initial: empty, typed: values }, ['password', 'acceptsTerms']);
    }
  }, [values, initialValues, userId]);

  return {
    form,
    failure,
    isSending,
    submit: submit(async (account) => {
      await send(account);
      deleteDraft(userId, path);
    }),
  };
}
