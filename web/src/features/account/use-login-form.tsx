import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import type { FieldErrorCode } from '#contract/http/errors.ts';
import { FieldMessage } from '#web/ui/form/field-message.tsx';

interface Credentials {
  readonly email: string;
  readonly password: string;
}

const errorOf = (path: keyof Credentials, code: FieldErrorCode | false | undefined) =>
  code && <FieldMessage code={code} path={path} />;

/** The form of the sign-in, without a schema, since this first page must not load zod. */
export function useLoginForm(initialEmail: string, send: (input: Credentials) => Promise<void>) {
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);
  const form: UseFormReturnType<Credentials> = useForm({
    initialValues: { email: initialEmail, password: '' },
    validate: ({ email, password }): FormErrors => ({
      email: errorOf(
        'email',
        email.trim()
          ? form.getInputNode<HTMLInputElement, 'email'>('email')?.validity.typeMismatch &&
              'INVALID_FORMAT'
          : 'REQUIRED',
      ),
      password: errorOf('password', password.trim() === '' && 'REQUIRED'),
    }),
  });

  const submit: (event: FormEvent<HTMLFormElement>) => void = form.onSubmit(
    async ({ email, password }) => {
      setFailure(undefined);
      setIsSending(true);
      try {
        // Passwords of the identity service have no white space at the ends, but pasted text may.
        await send({ email: email.trim().toLowerCase(), password: password.trim() });
      } catch (error) {
        setFailure(error);
      } finally {
        setIsSending(false);
      }
    },
    ({ email }) => form.getInputNode(email ? 'email' : 'password')?.focus(),
  );

  return { form, failure, isSending, submit };
}
