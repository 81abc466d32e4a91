import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconBrandWhatsapp, IconCheck, IconCopy } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import hidden from '#web/ui/visually-hidden.module.css';
import classes from './access-card.module.css';

/** Access data that an owner gives to a validator. Only in the state of a page, never stored. */
export interface ValidatorAccess {
  readonly name: string;
  readonly email: string;
  readonly password: string;
  /** The name of their shop. */
  readonly shop: string;
  /** Whether it is a new password for an existing validator. */
  readonly isRenewed: boolean;
}

/** Shows a temporary password once, with ways to send it to the validator. */
export function AccessCard({ access }: { readonly access: ValidatorAccess }) {
  const { t } = useTranslation();
  const clipboard = useClipboard({ timeout: 2500 });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const { name, email, password, shop, isRenewed } = access;
  const link = absoluteLink(linkToScreen('login'));
  const message = t('validators.access.message', { name, shop, link, email, password });
  const { copied, error } = clipboard;
  const grow = { base: '1 1 auto', sm: 'none' } as const;
  return (
    <Paper component="section" p={cardPadding}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3" ref={heading} tabIndex={-1}>
            {t(isRenewed ? 'validators.access.renewed' : 'validators.access.created', { name })}
          </Title>
          <Text mt={4}>{t('validators.access.once')}</Text>
        </div>
        <dl className={classes['facts']}>
          <dt>{t('validators.access.site')}</dt>
          <dd>{link}</dd>
          <dt>{t('validators.access.email')}</dt>
          <dd>{email}</dd>
          <dt>{t('validators.access.password')}</dt>
          <dd className={classes['password']}>{password}</dd>
        </dl>
        <Text size="sm" c="dimmed">
          {t('validators.access.expires')}
        </Text>
        <div className={classes['actions']}>
          <Group gap="xs">
            <Button
              component="a"
              href={whatsAppShareLink(message)}
              target="_blank"
              rel="noreferrer"
              color="var(--vitrine-whats-app)"
              flex={grow}
              leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
            >
              {t('validators.access.send')}
            </Button>
            <Button
              variant="default"
              flex={grow}
              leftSection={
                copied ? (
                  <IconCheck size={18} aria-hidden="true" />
                ) : (
                  <IconCopy size={18} aria-hidden="true" />
                )
              }
              onClick={() => clipboard.copy(message)}
            >
              {t(copied ? 'validators.access.copied' : 'validators.access.copy')}
            </Button>
            <Button
              component={Link}
              to={linkToScreen('validatorList')}
              replace
              variant="subtle"
              flex={grow}
            >
              {t('validators.access.done')}
            </Button>
          </Group>
        </div>
        <span role="status" className={hidden['root']}>
          {copied && t('validators.access.copied')}
        </span>
        {error && (
          <label className={classes['refused']}>
            <span role="alert">{t('validators.access.copyFailed')}</span>
            <textarea
              readOnly
              rows={9}
              value={message}
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
          </label>
        )}
      </Stack>
    </Paper>
  );
}
