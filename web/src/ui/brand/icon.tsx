/** Vitrine's logo: an awning above a V. It is drawn in `index.html`. */
export function Icon({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href="#brand-icon" />
    </svg>
  );
}
