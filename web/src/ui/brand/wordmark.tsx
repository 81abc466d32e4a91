/** Vitrine's logo: an awning above a V, drawn in `contract/brand/drawings.ts`. */
function Icon({ size = 32 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} aria-hidden="true" focusable="false">
      <use href="#brand-icon" />
    </svg>
  );
}

/** Width divided by height of the name, which `contract/brand/drawings.ts` draws. */
const nameRatio = 125 / 34;

/** Logo and name; the name takes the colour of the text around it. */
export function Wordmark({ height = 32 }: { readonly height?: number }) {
  const nameHeight = height * 0.72;
  return (
    <span className="wordmark" role="img" aria-label="Vitrine">
      <Icon size={height} />
      <svg width={nameHeight * nameRatio} height={nameHeight} aria-hidden="true" focusable="false">
        <use href="#brand-name" />
      </svg>
    </span>
  );
}
