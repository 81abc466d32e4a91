import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One part of a long form, under its name. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Fieldset legend={title} variant="unstyled" classNames={{ legend: classes['legend'] ?? '' }}>
      {children}
    </Fieldset>
  );
}
