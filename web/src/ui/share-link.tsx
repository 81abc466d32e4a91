import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconShare } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from './toast/toast.ts';

interface ShareLinkProps extends ButtonProps {
  /** Path of this app. */
  readonly path: string;
  /** What the link leads to, for the device's share sheet. */
  readonly title: string;
}

const wasCalledOff = (error: unknown) =>
  error instanceof DOMException && error.name === 'AbortError';

/** Hands a link on: by the device's share sheet where it has one, else by the clipboard. */
export function ShareLink({ path, title, ...props }: ShareLinkProps) {
  const { t } = useTranslation();
  const [isCopied, setIsCopied] = useState(false);

  const share = async () => {
    const url = new URL(path, location.origin).href;
    try {
      // A computer's share sheet is one step more than a copied link.
      if (matchMedia('(pointer: coarse)').matches && 'share' in navigator) {
        await navigator.share({ title, url });
        return;
      }
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), 2500);
    } catch (error) {
      if (!wasCalledOff(error)) await showToast(t('share.failed', { url }), 'error');
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
