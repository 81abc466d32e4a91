import type { FormErrors } from '@mantine/form';
import { useEffect, useRef } from 'react';

const invalid = '[aria-invalid="true"]';

/** Call `expectErrors` on submit: sections with errors unfold, and the first invalid field gets the focus. */
export function useOpenErrors(errors: FormErrors) {
  const ref = useRef<HTMLFormElement>(null);
  // Errors may come from the server, some time after the submission.
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
