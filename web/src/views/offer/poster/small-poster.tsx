import classes from './small-poster.module.css';

interface SmallPosterProps {
  readonly discountPercent?: number | undefined;
  readonly className: string;
}

/** The poster in a row of a list, where only the discount is large enough to be read. */
export function SmallPoster({ discountPercent = 0, className }: SmallPosterProps) {
  return (
    <span className={`${classes['root']} ${className}`} aria-hidden="true">
      <span>{discountPercent > 0 ? `−${discountPercent}%` : 'R$'}</span>
    </span>
  );
}
