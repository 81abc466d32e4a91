import { brandColours } from '#contract/brand/tokens.ts';
import { wordmark } from '#contract/brand/wordmark.ts';

/** The drawings that `Wordmark` uses by their ids. The app has them in `index.html`. */
export function BrandDrawings() {
  return (
    <svg className="brand-drawings" width="0" height="0" aria-hidden="true">
      <symbol id="brand-icon" viewBox="0 0 48 48">
        <rect
          width="48"
          height="48"
          rx="12"
          fill={`var(--mark-ground, ${brandColours.darkPlum})`}
        />
        <path fill="#fff" d="M6 9h9v9a4.5 4.5 0 0 1-9 0zM24 9h9v9a4.5 4.5 0 0 1-9 0z" />
        <path
          fill={brandColours.awningOrange}
          d="M15 9h9v9a4.5 4.5 0 0 1-9 0zM33 9h9v9a4.5 4.5 0 0 1-9 0z"
        />
        <path
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="m15 29 9 9 9-9"
        />
      </symbol>
      <symbol id="brand-name" viewBox={`0 0 ${wordmark.width} ${wordmark.height}`}>
        <path fill="currentColor" d={wordmark.path} />
      </symbol>
    </svg>
  );
}
