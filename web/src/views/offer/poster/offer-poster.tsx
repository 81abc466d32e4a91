import type { ReactNode } from 'react';
import { PriceTag } from '../price-tag.tsx';
import classes from './offer-poster.module.css';

/** Longest title, in characters, of each size of letters. */
const longest = { short: 22, medium: 48 } as const;

const lengthOf = (title: string) =>
  title.length <= longest.short ? 'short' : title.length <= longest.medium ? 'medium' : 'long';

interface OfferPosterProps {
  readonly title: string;
  readonly offerPrice?: number | undefined;
  /** The title as a heading. */
  readonly heading: ReactNode;
  /** A mark in the corner, such as "sold out". */
  readonly mark?: ReactNode;
}

/** An offer without a photo, as a shop would write it: title and price large on yellow paper. */
export function OfferPoster({ title, offerPrice, heading, mark }: OfferPosterProps) {
  return (
    <div
      className={classes['root']}
      data-length={lengthOf(title)}
      data-marked={mark ? '' : undefined}
    >
      <div className={classes['title']}>{heading}</div>
      {offerPrice !== undefined && <PriceTag price={offerPrice} size="large" isBare />}
      {mark}
    </div>
  );
}
