import type { TFunction } from 'i18next';
import { WhatsAppIcon } from '../icons/icons.tsx';
import classes from './wish-button.module.css';

interface WishButtonProps {
  readonly t: TFunction;
  readonly title: string;
  /** The link that asks the shop for the offer; undefined in a preview. */
  readonly href?: string;
}

/** A link that asks the shop for an offer on WhatsApp: the one action on an offer, so it is yellow like a price. */
export function WishButton({ t, title, href }: WishButtonProps) {
  // A button if there is no link: crawlers and audits expect links to have a target.
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      {...(href === undefined ? { type: 'button' } : { href, target: '_blank', rel: 'noreferrer' })}
      className={classes['root']}
      aria-label={t('flyer.wishOf', { title })}
    >
      <WhatsAppIcon />
      {t('flyer.wish')}
    </Element>
  );
}
