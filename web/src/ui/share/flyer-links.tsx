import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconExternalLink, IconQrcode } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink } from './flyer-link.ts';
import type { HiddenReason } from './hidden-reason.ts';
import { ShareLink } from './share-link.tsx';

export interface FlyerLinksProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** Paths of this app: the flyer, and the poster of a shop. */
  readonly path: string;
  readonly posterPath?: string;
  readonly title: string;
  /** The message that is sent with the link. */
  readonly text: string;
  /** Why customers cannot see the flyer: sharing waits then. */
  readonly reason: HiddenReason | undefined;
  /** Names the title in the labels of the buttons, where a page has several. */
  readonly isNamed?: boolean;
}

/** Opens a flyer in a new tab, sends its link on WhatsApp or elsewhere, and opens its poster. */
export function FlyerLinks({
  path,
  posterPath,
  title,
  text,
  reason,
  isNamed = false,
  className,
  ...props
}: FlyerLinksProps) {
  const { t } = useTranslation();
  const isHidden = reason !== undefined;
  const labelled = (label: string) => isNamed && { 'aria-label': label };
  return (
    <div className={className}>
      <Group gap="xs">
        <Button
          component={Link}
          to={path}
          target="_blank"
          variant="light"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          {...labelled(t('share.seeFlyerOf', { title }))}
          {...props}
        >
          {t('share.seeFlyer')}
        </Button>
        {!isHidden && (
          <Button
            component="a"
            href={whatsAppShareLink(`${text}\n${absoluteLink(path)}`)}
            target="_blank"
            rel="noreferrer"
            color="teal.9"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
            {...labelled(t('share.whatsAppOf', { title }))}
            {...props}
          >
            {t('share.whatsApp')}
          </Button>
        )}
        <ShareLink
          path={path}
          title={title}
          text={text}
          isNamed={isNamed}
          disabled={isHidden}
          {...props}
        />
        {posterPath && (
          <Button
            component={Link}
            to={posterPath}
            target="_blank"
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden="true" />}
            {...labelled(t('share.posterOf', { title }))}
            {...props}
          >
            {t('share.poster')}
          </Button>
        )}
      </Group>
      {reason && (
        <Text size="sm" c="dimmed" mt={6}>
          {t(`share.waits.${reason}`)}
        </Text>
      )}
    </div>
  );
}
