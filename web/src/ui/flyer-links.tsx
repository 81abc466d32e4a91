import { Button, type ButtonProps, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { ShareLink } from './share-link.tsx';

interface FlyerLinksProps extends Pick<ButtonProps, 'size' | 'className'> {
  /** A shop's identifier, or the id of a shop or an offer. */
  readonly id: string;
  readonly title: string;
  /** Names the title in the button's label, where a page has several. */
  readonly isNamed?: boolean;
}

/** Opens a flyer in a new tab, and shares its link. */
export function FlyerLinks({ id, title, isNamed = false, className, ...props }: FlyerLinksProps) {
  const { t } = useTranslation();
  const path = linkTo('flyer', { id });
  return (
    <Group gap="xs" className={className}>
      <Button
        component={Link}
        to={path}
        target="_blank"
        variant="light"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
        {...(isNamed && { 'aria-label': t('share.seeFlyerOf', { title }) })}
        {...props}
      >
        {t('share.seeFlyer')}
      </Button>
      <ShareLink path={path} title={title} {...props} />
    </Group>
  );
}
