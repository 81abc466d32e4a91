import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { wasCancelled } from '#web/lib/was-cancelled.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import { absoluteLink } from './flyer-link.ts';
import classes from './share-link.module.css';

interface ShareLinkProps extends ButtonProps {
  /** Path of this app. */
  readonly path: string;
  /** The title in the device's share sheet, and in the button's name. */
  readonly title: string;
  /** The message that the share sheet sends with the link. */
  readonly text?: string | undefined;
  /** Whether the button's label contains the title, for pages with several. */
  readonly isNamed?: boolean;
  readonly isIcon?: boolean;
  /** The button's text, by default "Share". */
  readonly label?: string;
}

/** Shares a link with a phone's share sheet, elsewhere with the clipboard; if refused, shows the link. */
export function ShareLink({
  path,
  title,
  text,
  isNamed = false,
  isIcon,
  label,
  ...props
}: ShareLinkProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);
  /** The link that the device refused to copy. */
  const [refused, setRefused] = useState('');

  const share = async () => {
    const url = absoluteLink(path);
    setRefused('');
    try {
      // On a computer, the share sheet takes one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
        await navigator.share({ title, url, ...(text && { text }) });
        return;
      }
      await navigator.clipboard.writeText(text ? `${text}\n${url}` : url);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2500);
    } catch (error) {
      if (!wasCancelled(error)) setRefused(url);
    }
  };

  const Icon = isCopied ? IconCheck : IconShare;
  const icon = <Icon size={18} aria-hidden="true" />;
  const name = isNamed ? t('share.shareOf', { title }) : t('share.share');
  return (
    <>
      <Button
        variant="default"
        leftSection={isIcon ? undefined : icon}
        onClick={share}
        aria-label={isNamed || isIcon ? name : undefined}
        {...props}
      >
        {isIcon ? icon : isCopied ? t('share.copied') : (label ?? t('share.share'))}
      </Button>
      <span role="status" className={hidden['root']}>
        {isCopied ? t('share.copied') : refused && t('share.failed')}
      </span>
      {refused && (
        <label className={classes['refused']}>
          {t('share.failed')}
          <input readOnly value={refused} onFocus={({ currentTarget }) => currentTarget.select()} />
        </label>
      )}
    </>
  );
}
