// The libraries of the sign-in and sign-up forms: zod/mini and Mantine's form, text and password inputs.
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';
import { PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';

const credentials = z.object({ email: z.email(), password: z.string().check(z.minLength(1)) });

interface HelloFormProps {
  readonly send: (email: string, password: string) => Promise<unknown>;
  readonly children?: ReactNode;
}

export function HelloForm({ send, children }: HelloFormProps) {
  const { getInputProps, onSubmit } = useForm({
    initialValues: { email: '', password: '' },
    validate: (values) => (credentials.safeParse(values).success ? {} : { email: 'wrong' }),
  });
  return (
    <form onSubmit={onSubmit(({ email, password }) => void send(email, password))}>
      <TextInput {...getInputProps('email')} />
      <PasswordInput {...getInputProps('password')} />
      {children}
    </form>
  );
}
