import type { FormErrors } from '@mantine/form';
import { useEffect, useRef } from 'react';

const invalid = '[aria-invalid="true"]';

/**
 * After a submission, unfolds the sections with errors and focuses the first invalid field. `ref` is for the form's
 * element; call `expectErrors` on submit.
 */
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
