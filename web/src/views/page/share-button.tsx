import type { TFunction } from 'i18next';
import { ShareIcon } from '../icons/icons.tsx';

interface ShareButtonProps {
  readonly t: TFunction;
  readonly url: string;
  readonly title: string;
  /** The message that the share sheet sends with the link. */
  readonly text: string;
  /** Whether it shows its icon alone. A page with such buttons has one with words, too, whose texts the others use. */
  readonly isIcon?: boolean;
}

/** Shares a link; an island shows the button and does the work. */
export function ShareButton({ t, url, title, text, isIcon = false }: ShareButtonProps) {
  return (
    <button
      type="button"
      className="open-button"
      hidden
      aria-label={isIcon ? t('share.share') : undefined}
      data-share=""
      data-url={url}
      data-title={isIcon ? undefined : title}
      data-text={text}
      data-copied={isIcon ? undefined : t('share.copied')}
      data-failed={isIcon ? undefined : t('share.failed')}
    >
      <ShareIcon />
      {!isIcon && t('share.share')}
    </button>
  );
}
