import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { BusinessAvatar } from '#web/ui/picture/business-avatar.tsx';
import { Picture } from '#web/ui/picture/picture.tsx';
import { PlaceholderPicture } from '#web/ui/picture/placeholder-picture.tsx';
import { printPage } from '#web/ui/picture/print-page.ts';
import { ShareLink } from '#web/ui/share-link.tsx';
import { OpenState } from '#web/ui/shop/open-state.tsx';
import { usePageTitle } from '#web/ui/use-page-title.ts';
import { whatsAppLink } from '../whatsapp-link.ts';
import classes from './flyer-header.module.css';

interface FlyerHeaderProps {
  readonly shop: Shop;
  readonly name: string;
}

/** The header of a flyer: shop photo, avatar, business name, place, open state, and buttons to contact, share and print. */
export function FlyerHeader({ shop, name }: FlyerHeaderProps) {
  const { t } = useTranslation();
  usePageTitle(name);
  const [isPrinting, setIsPrinting] = useState(false);
  const print = async () => {
    setIsPrinting(true);
    await printPage();
    setIsPrinting(false);
  };
  const path = linkTo('flyer', { id: shop.shopIdentifier });
  const { WhatsApp } = shop.contacts;
  const message = t('flyer.message', { url: new URL(path, location.origin).href });
  const { neighborhood, city, state } = shop.address;
  const cover = shop.images.find(({ status }) => status === 'ready');
  return (
    <header className={classes['root']}>
      <div className={classes['awning']} aria-hidden="true" />
      {cover && (
        <div className={classes['cover']}>
          <Picture
            image={cover}
            sizes="(max-width: 34em) 18.5rem, min(100vw, 68rem)"
            alt={t('flyer.cover', { name })}
            className={classes['photo']}
            isPriority
            fallback={<PlaceholderPicture seed={shop.id} className={classes['photo'] ?? ''} />}
          />
        </div>
      )}
      <div className={classes['content']}>
        <div className={classes['title']}>
          <BusinessAvatar business={shop.business} className={classes['avatar']} />
          <div>
            <h1 className={classes['name']}>{name}</h1>
            <p className={classes['place']}>{`${neighborhood}, ${city} - ${state}`}</p>
            <p className={classes['open']}>
              <OpenState shop={shop} />
            </p>
          </div>
        </div>
        <div className={classes['actions']}>
          {WhatsApp && (
            <Button
              component="a"
              href={whatsAppLink(WhatsApp, message)}
              target="_blank"
              rel="noreferrer"
              color="teal.9"
              leftSection={<IconBrandWhatsapp size={20} aria-hidden="true" />}
            >
              {t('flyer.whatsApp')}
            </Button>
          )}
          <ShareLink path={path} title={name} />
          <Button
            variant="default"
            className={classes['print'] ?? ''}
            leftSection={<IconPrinter size={18} aria-hidden="true" />}
            onClick={print}
            loading={isPrinting}
          >
            {t('flyer.print')}
          </Button>
        </div>
      </div>
    </header>
  );
}
