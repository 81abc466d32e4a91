import type { FormErrors } from '@mantine/form';
import { useEffect, useRef } from 'react';

const invalid = '[aria-invalid="true"]';

/**
 * Unfolds the sections of a form that have errors once it was submitted, and moves the focus to the first field with
 * one. `ref` is for the form's element; `expectErrors` is called when it is submitted.
 */
export function useOpenErrors(errors: FormErrors) {
  const ref = useRef<HTMLFormElement>(null);
  // The errors may come from the server, some time after the form was submitted.
  const isSubmitted = useRef(false);
  useEffect(() => {
    if (!isSubmitted.current || Object.keys(errors).length === 0) return;
    isSubmitted.current = false;
    for (const section of ref.current?.querySelectorAll('details:not([open])') ?? []) {
      if (section.querySelector(invalid)) section.setAttribute('open', '');
    }
    ref.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);
  const expectErrors = () => {
    isSubmitted.current = true;
  };
  return { ref, expectErrors };
}
