import type { TFunction } from 'i18next';
import { WhatsAppIcon } from '../icons/icons.tsx';

interface ChatLinkProps {
  readonly t: TFunction;
  /** The link that asks the shop about the offer; undefined in a preview. */
  readonly href?: string;
  /** Whether it shows its icon alone, beside the button that claims the offer. */
  readonly isIcon?: boolean;
}

/** A link that asks a shop about an offer on WhatsApp. */
export function ChatLink({ t, href, isIcon = false }: ChatLinkProps) {
  // A button if there is no link: crawlers and audits expect links to have a target.
  const Element = href === undefined ? 'button' : 'a';
  return (
    <Element
      {...(href === undefined ? { type: 'button' } : { href, target: '_blank', rel: 'noreferrer' })}
      className="open-button"
      aria-label={isIcon ? t('flyer.whatsApp') : undefined}
    >
      <WhatsAppIcon />
      {!isIcon && t('flyer.whatsApp')}
    </Element>
  );
}
