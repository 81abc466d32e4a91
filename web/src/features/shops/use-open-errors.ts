import type { FormErrors } from '@mantine/form';
import { type RefObject, useEffect, useRef } from 'react';

const invalid = '[aria-invalid="true"]';

/** Unfolds the sections of a form in which an error has appeared, and moves the focus to the first field with one. */
export function useOpenErrors(errors: FormErrors): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const before = useRef<FormErrors>({});
  useEffect(() => {
    const hasNew = Object.keys(errors).some((path) => !(path in before.current));
    before.current = errors;
    if (!hasNew) return;
    for (const section of form.current?.querySelectorAll('details:not([open])') ?? []) {
      if (section.querySelector(invalid)) section.setAttribute('open', '');
    }
    form.current?.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);
  return form;
}
