import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toast/toast.ts';

interface ShareLinkProps extends ButtonProps {
  /** Path of this app. */
  readonly path: string;
  /** The title in the device's share sheet. */
  readonly title: string;
}

const wasCancelled = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a link by the share sheet of a phone or tablet, elsewhere by the clipboard. */
export function ShareLink({ path, title, ...props }: ShareLinkProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);

  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      // On a computer the share sheet takes one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2500);
    } catch (error) {
      if (!wasCancelled(error)) await showToast(t('share.failed', { url }), 'error');
    }
  };

  const Icon = isCopied ? IconCheck : IconShare;
  return (
    <Button
      variant="default"
      leftSection={<Icon size={18} aria-hidden="true" />}
      onClick={share}
      {...props}
    >
      <span aria-live="polite">{isCopied ? t('share.copied') : t('share.share')}</span>
    </Button>
  );
}
