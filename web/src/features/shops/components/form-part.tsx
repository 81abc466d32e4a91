import { Fieldset } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './form-part.module.css';

interface FormPartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A titled part of a long form. */
export function FormPart({ title, children }: FormPartProps) {
  return (
    <Fieldset legend={title} variant="unstyled" classNames={{ legend: classes['legend'] ?? '' }}>
      {children}
    </Fieldset>
  );
}
