import { ChevronRightIcon } from '../icons/icons.tsx';

interface PagingLinksProps {
  readonly label: string;
  /** The link to the first page; undefined on that page. */
  readonly first?: string | undefined;
  readonly firstLabel: string;
  /** The link to the next page; undefined on the last page. */
  readonly next?: string | undefined;
  readonly nextLabel: string;
}

/** Links to the first and to the next page of a list; renders nothing if there is one page. */
export function PagingLinks({ label, first, firstLabel, next, nextLabel }: PagingLinksProps) {
  if (!first && !next) return null;
  return (
    <nav className="open-links" aria-label={label}>
      {first && (
        <a className="open-button" href={first}>
          {firstLabel}
        </a>
      )}
      {next && (
        <a className="open-button" href={next} rel="next">
          {nextLabel}
          <ChevronRightIcon />
        </a>
      )}
    </nav>
  );
}
