import type { ComponentProps, MouseEvent } from 'react';

interface ButtonElementProps extends ComponentProps<'button'> {
  /** Set by Mantine from its `loading`. */
  readonly 'data-loading'?: boolean | undefined;
}

const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * The element of Mantine's buttons. Mantine disables a button while it is `loading`, and the browser then takes the focus
 * from it. This one keeps the focus, and ignores presses, also those that Enter in a field of its form makes.
 */
export function ButtonElement({
  type = 'button',
  disabled = false,
  onClick,
  ...props
}: ButtonElementProps) {
  const isLoading = props['data-loading'] === true;
  return (
    <button
      {...props}
      type={type}
      disabled={disabled && !isLoading}
      aria-disabled={isLoading || undefined}
      onClick={isLoading ? ignore : onClick}
    />
  );
}
