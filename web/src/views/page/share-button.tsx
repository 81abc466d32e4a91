import type { TFunction } from 'i18next';
import { ShareIcon } from '../icons/icons.tsx';

interface ShareButtonProps {
  readonly t: TFunction;
  readonly url: string;
  readonly title: string;
  /** The message that the share sheet sends with the link. */
  readonly text: string;
  /** Whether it shows its icon alone, and its name contains the title, for pages with several. */
  readonly isIcon?: boolean;
}

/** Shares a link; an island shows the button and does the work. */
export function ShareButton({ t, url, title, text, isIcon = false }: ShareButtonProps) {
  return (
    <button
      type="button"
      className="open-button"
      hidden
      aria-label={isIcon ? t('share.shareOf', { title }) : undefined}
      data-share=""
      data-url={url}
      data-title={title}
      data-text={text}
      data-copied={t('share.copied')}
      data-failed={t('share.failed')}
    >
      <ShareIcon />
      {!isIcon && t('share.share')}
    </button>
  );
}
