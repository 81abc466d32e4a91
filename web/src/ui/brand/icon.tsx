/** Vitrine's logo: an awning above a V. */
export function Icon({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      <rect width="48" height="48" rx="12" fill="#842c6c" />
      <path fill="#fff" d="M8 10h8v10a4 4 0 0 1-8 0zM24 10h8v10a4 4 0 0 1-8 0z" />
      <path fill="#fb8f32" d="M16 10h8v10a4 4 0 0 1-8 0zM32 10h8v10a4 4 0 0 1-8 0z" />
      <path
        fill="none"
        stroke="#fff"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        d="m15 29 9 10 9-10"
      />
    </svg>
  );
}
