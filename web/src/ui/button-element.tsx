import type { ComponentProps, MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Set by Mantine from its `loading`. */
  readonly 'data-loading'?: boolean | undefined;
  /** Set by Mantine from its `disabled` or `data-disabled`. */
  readonly 'data-disabled'?: boolean | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of Mantine's buttons. Mantine disables a button while it is `loading`, and the browser then takes the focus
 * from it. This one keeps the focus, and ignores presses, also those that Enter in a field of its form makes. So does one
 * with `data-disabled`, for a button that its own press makes unusable, such as that of a form without changes.
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
