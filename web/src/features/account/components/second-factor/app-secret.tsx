import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { QrCode } from '#web/ui/qr-code/lazy-qr-code.ts';
import classes from './app-secret.module.css';

interface AppSecretProps {
  /** In base32. */
  readonly secret: string;
  readonly link: string;
}

/** The secret for a code app: a QR code for another device, a link and text for this phone. */
export function AppSecret({ secret, link }: AppSecretProps) {
  const { t } = useTranslation();
  return (
    <div className={classes['root']}>
      <QrCode
        url={link}
        label={t('secondFactor.qrCode')}
        className={classes['code']}
        fallback={<div className={classes['code']} />}
      />
      <Stack gap="sm" className={classes['text'] ?? ''}>
        <div>
          <Text size="sm" c="dimmed">
            {t('secondFactor.key')}
          </Text>
          {/* Groups of four are easier to type. */}
          <code className={classes['secret']}>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </div>
        <Group gap="sm">
          <Button
            component="a"
            href={link}
            leftSection={<IconDeviceMobile size={18} aria-hidden="true" />}
          >
            {t('secondFactor.openApp')}
          </Button>
          <CopyButton
            value={secret}
            label={t('secondFactor.copy')}
            copied={t('secondFactor.copied')}
            failed={t('secondFactor.copyFailed')}
          />
        </Group>
      </Stack>
    </div>
  );
}
