import { Button, type ButtonProps, Group, Text } from '@mantine/core';
import { IconBrandWhatsapp, IconExternalLink, IconQrcode } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { absoluteLink, flyerLink, posterLink, previewLink } from './flyer-link.ts';
import classes from './flyer-links.module.css';
import { type HiddenReason, hiddenReason } from './hidden-reason.ts';
import { ShareLink } from './share-link.tsx';
import { useMyBusinessStatus } from './use-offer-share.ts';

export interface FlyerLinksProps extends Pick<ButtonProps, 'size'> {
  /** Path of the flyer, an open page. */
  readonly path: string;
  /** Path of the flyer's preview, for as long as customers cannot see it. */
  readonly previewPath: string;
  /** Path of a shop's poster. */
  readonly posterPath?: string;
  readonly title: string;
  /** The message that is sent with the link. */
  readonly text: string;
  /** Why customers cannot see the flyer; sharing is disabled then. */
  readonly reason: HiddenReason | undefined;
  /** Whether the page already explains the reason. */
  readonly isExplained?: boolean | undefined;
  /** Whether the buttons' labels contain the title, for pages with several. */
  readonly isNamed?: boolean;
  /** Further buttons. */
  readonly children?: ReactNode;
}

/** Shares the link of a flyer on WhatsApp or elsewhere, opens it in a new tab, and opens its poster. */
export function FlyerLinks({
  path,
  previewPath,
  posterPath,
  title,
  text,
  reason,
  isExplained = false,
  isNamed = false,
  children,
  ...props
}: FlyerLinksProps) {
  const { t } = useTranslation();
  const isHidden = reason !== undefined;
  // On phones, the buttons fill their rows.
  const common = { flex: { base: '1 1 auto', sm: 'none' }, ...props };
  const labelled = (label: string) => isNamed && { 'aria-label': label };
  return (
    <div className={classes['root']}>
      <Group gap="xs" className={classes['links'] ?? ''}>
        {!isHidden && (
          <Button
            component="a"
            href={whatsAppShareLink(`${text}\n${absoluteLink(path)}`)}
            target="_blank"
            rel="noreferrer"
            // A list of several would be louder than its shops.
            {...(isNamed ? { variant: 'default' } : { color: 'var(--vitrine-whats-app)' })}
            leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
            {...labelled(t('share.whatsAppOf', { title }))}
            {...common}
          >
            {t('share.whatsApp')}
          </Button>
        )}
        <Button
          component="a"
          href={isHidden ? previewPath : path}
          target="_blank"
          variant="light"
          leftSection={<IconExternalLink size={18} aria-hidden="true" />}
          {...labelled(t(isHidden ? 'share.seePreviewOf' : 'share.seeFlyerOf', { title }))}
          {...common}
        >
          {t(isHidden ? 'share.seePreview' : 'share.seeFlyer')}
        </Button>
        <ShareLink
          path={path}
          title={title}
          text={text}
          isNamed={isNamed}
          disabled={isHidden}
          {...common}
        />
        {posterPath && (
          <Button
            component="a"
            href={posterPath}
            target="_blank"
            variant="default"
            leftSection={<IconQrcode size={18} aria-hidden="true" />}
            {...labelled(t('share.posterOf', { title }))}
            {...common}
          >
            {t('share.poster')}
          </Button>
        )}
        {children}
      </Group>
      {reason && !isExplained && (
        <Text size="sm" c="dimmed" mt={6}>
          {t(`share.waits.${reason}`)}
        </Text>
      )}
    </div>
  );
}

interface LinksOfShopProps extends Pick<FlyerLinksProps, 'isNamed'> {
  readonly shop: Shop;
  /** Whether the page already explains the status of the business. */
  readonly hasBusinessNotice?: boolean;
}

/** The owner's links for showing and sharing the flyer of a shop. */
export function LinksOfShop({ shop, hasBusinessNotice = false, ...props }: LinksOfShopProps) {
  const { t } = useTranslation();
  const business = useMyBusinessStatus();
  const title = shopTitle(shop);
  const reason = hiddenReason({ business, shop: shop.shopStatus, offer: undefined });
  return (
    <FlyerLinks
      path={flyerLink(shop.shopIdentifier)}
      previewPath={previewLink(shop.shopIdentifier)}
      posterPath={posterLink(shop.shopIdentifier)}
      title={title}
      text={t('share.shopMessage', { shop: title })}
      reason={reason}
      isExplained={hasBusinessNotice && reason?.startsWith('business.')}
      size="sm"
      {...props}
    />
  );
}
