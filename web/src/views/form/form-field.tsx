import type { ReactNode } from 'react';
import classes from './form-field.module.css';

interface FormFieldProps {
  /** The name of the input. */
  readonly name: string;
  readonly label: string;
  /** A mistake in the input, and its remedy. */
  readonly problem?: string | undefined;
  /** The input, which takes the attributes that lead to its problem. */
  readonly input: (attributes: InputAttributes) => ReactNode;
}

interface InputAttributes {
  readonly id: string;
  readonly name: string;
  readonly className: string | undefined;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
}

/** An input with its label above, and its problem below. */
export function FormField({ name, label, problem, input }: FormFieldProps) {
  const id = `field-${name}`;
  const problemId = `problem-${name}`;
  return (
    <div className={classes['root']}>
      <label htmlFor={id}>{label}</label>
      {input({
        ...{ id, name, className: classes['input'] },
        ...(problem && { 'aria-invalid': true, 'aria-describedby': problemId }),
      })}
      {problem && (
        <p id={problemId} className={classes['problem']}>
          {problem}
        </p>
      )}
    </div>
  );
}
