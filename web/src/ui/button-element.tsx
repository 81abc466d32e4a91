import type { ComponentProps, MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Set by Mantine from its `loading`. */
  readonly 'data-loading'?: boolean | undefined;
  /** Set by Mantine from its `disabled` or `data-disabled`. */
  readonly 'data-disabled'?: boolean | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of Mantine's buttons. Mantine disables a `loading` button, which makes the browser take its focus away.
 * This one keeps the focus, and ignores presses, also by Enter in a field of its form. The same holds with
 * `data-disabled`, for a button that its own press makes unusable, as in a form without changes.
 */
export function ButtonElement({
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: ButtonElementProps) {
  const isLoading = props['data-loading'] === true;
  const isIgnoring = isLoading || (props['data-disabled'] === true && !disabled);
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !isLoading}
      aria-disabled={isIgnoring || undefined}
      onClick={isIgnoring ? ignore : onClick}
    />
  );
}
