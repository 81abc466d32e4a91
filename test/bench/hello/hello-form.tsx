// The libraries of a form that signs in or up: zod/mini, Mantine's form with a field and a password.
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
