import { type FormErrors, type UseFormReturnType, useForm } from '@mantine/form';
import { type FormEvent, useState } from 'react';
import type * as z from 'zod/mini';
import type { FieldError } from '#contract/http/errors.ts';
import { parseInput } from '#contract/http/field-errors.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { FieldMessage } from './field-message.tsx';

const textbox = '[role="textbox"]';
const focusable = ':is(input, select, textarea, button):not(:disabled)';

export interface ContractFormOptions<S extends z.ZodMiniType, V extends Record<string, unknown>> {
  readonly schema: S;
  readonly initialValues: V;
  /** Converts the values to the schema's input; by default, the values themselves. */
  readonly toInput?: (values: V) => unknown;
  /** Returns the form's field for a path of the schema, if the names differ. */
  readonly fieldOf?: (path: string, values: V) => string;
  /** Fields whose errors are shown when the user leaves them. */
  readonly checkedWhenLeft?: (keyof V & string)[];
}

interface ContractForm<S extends z.ZodMiniType, V extends Record<string, unknown>> {
  readonly form: UseFormReturnType<V>;
  /** The last submission's error, for `<ErrorAlert>`. */
  readonly failure: unknown;
  readonly isSending: boolean;
  /**
   * Returns the form's onSubmit; `send` gets the schema's output. `beforeSend` runs first, may take long, and returns
   * whether to send; changes typed meanwhile are sent, too.
   */
  readonly submit: (
    send: (data: z.output<S>, values: V) => Promise<void>,
    beforeSend?: () => Promise<boolean>,
  ) => (event?: FormEvent<HTMLFormElement>) => void;
}

/** A form with a contract's schema. Errors appear beside their fields, and the first one gets the focus. */
export function useContractForm<S extends z.ZodMiniType, V extends Record<string, unknown>>({
  schema,
  initialValues,
  toInput = (values) => values,
  fieldOf = (path) => path,
  checkedWhenLeft = [],
}: ContractFormOptions<S, V>): ContractForm<S, V> {
  const [failure, setFailure] = useState<unknown>();
  const [isSending, setIsSending] = useState(false);

  const toFormErrors = (errors: readonly FieldError[], values: V): FormErrors =>
    Object.fromEntries(
      errors.map(({ path, code }) => [
        fieldOf(path, values),
        <FieldMessage key={path} code={code} path={path} />,
      ]),
    );

  const form = useForm<V>({
    initialValues,
    validateInputOnBlur: checkedWhenLeft,
    validate: (values) => {
      const checked = parseInput(schema, toInput(values));
      return checked.success ? {} : toFormErrors(checked.errors, values);
    },
  });

  const focusFirst = (errors: FormErrors) => {
    const nodes = Object.keys(errors).flatMap((path) => form.getInputNode(path) ?? []);
    // Errors are in the schema's order; the focus goes to the first one on the page.
    const [first] = nodes.sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    );
    // A group of checkboxes is not focusable itself; an editor has its buttons before its text.
    const inside = (selector: string) => first?.querySelector<HTMLElement>(selector);
    const field = first?.matches(focusable) ? first : (inside(textbox) ?? inside(focusable));
    // A folded field cannot have the focus.
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };

  const showErrors = (fieldErrors: readonly FieldError[], values: V) => {
    const errors = toFormErrors(fieldErrors, values);
    form.setErrors(errors);
    focusFirst(errors);
  };

  const submit: ContractForm<S, V>['submit'] = (send, beforeSend) =>
    form.onSubmit(async () => {
      setFailure(undefined);
      setIsSending(true);
      try {
        if (beforeSend && !(await beforeSend())) return;
        const values = form.getValues();
        const checked = parseInput(schema, toInput(values));
        if (checked.success) await send(checked.data, values);
        else showErrors(checked.errors, values);
      } catch (error) {
        setFailure(error);
        if (error instanceof ApiError && error.fieldErrors.length > 0) {
          showErrors(error.fieldErrors, form.getValues());
        }
      } finally {
        setIsSending(false);
      }
    }, focusFirst);

  return { form, failure, isSending, submit };
}
