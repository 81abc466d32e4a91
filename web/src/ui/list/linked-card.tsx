import type { ComponentPropsWithoutRef } from 'react';
import { Link } from 'react-router-dom';
import classes from './linked-card.module.css';

/** A card that is clickable as a whole through the link in its title. */
export function LinkedCard({ className, ...props }: ComponentPropsWithoutRef<'article'>) {
  return <article className={`${classes['card']} ${className}`} {...props} />;
}

interface LinkedCardTitleProps {
  readonly to: string;
  readonly state?: unknown;
  /** Opens a new tab: for a page outside the app's screens, without a way back in the same tab. */
  readonly isInNewTab?: boolean;
  readonly className: string | undefined;
  readonly children: string;
}

/** The heading of a linked card, with the link that covers the card. */
export function LinkedCardTitle({
  to,
  state,
  isInNewTab = false,
  className,
  children,
}: LinkedCardTitleProps) {
  return (
    <h2 className={`${classes['title']} ${className}`}>
      <Link
        to={to}
        state={state}
        replace
        target={isInNewTab ? '_blank' : undefined}
        className={classes['link']}
      >
        {children}
      </Link>
    </h2>
  );
}
