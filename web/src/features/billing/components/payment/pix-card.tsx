import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import classes from './pix-card.module.css';

/** The Pix of an invoice: a QR code to scan, or a code to paste into a bank's app. */
export function PixCard({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  return (
    <SectionCard title={t('billing.pix.title')} hint={t('billing.pix.hint')}>
      <div className={classes['root']}>
        <QrCode
          url={code}
          label={t('billing.pix.qr')}
          className={classes['qr']}
          fallback={<div className={classes['qr']} />}
        />
        <Stack gap="sm" className={classes['text'] ?? ''}>
          <CopyButton
            value={code}
            label={t('billing.pix.copy')}
            copied={t('billing.pix.copied')}
            failed={t('billing.copyFailed')}
            variant="filled"
            size="md"
          />
          <Text className={classes['code'] ?? ''} c="dimmed">
            {code}
          </Text>
        </Stack>
      </div>
    </SectionCard>
  );
}
