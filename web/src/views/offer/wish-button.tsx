import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import classes from './wish-button.module.css';

interface WishButtonProps {
  readonly t: TFunction;
  readonly title: string;
  /** The link that asks the shop for the offer; undefined in a preview. */
  readonly href?: string;
}

/** The one action on an offer: asks the shop for it on WhatsApp. */
export function WishButton({ t, title, href }: WishButtonProps) {
  const props = { className: classes['root'], 'aria-label': t('flyer.wishOf', { title }) };
  const content = (
    <>
      <IconBrandWhatsapp size={20} aria-hidden="true" />
      {t('flyer.wish')}
    </>
  );
  // A button if there is no link: crawlers and audits expect links to have a target.
  if (href === undefined) {
    return (
      <button type="button" {...props}>
        {content}
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" {...props}>
      {content}
    </a>
  );
}
