import { Menu } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconTicket,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Offer } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';
import { linkTo } from '#web/screens/link-to.ts';
import { offerLink } from '#web/ui/share/flyer-link.ts';
import { useLimitLink } from '../use-limit-link.ts';
import { useOfferWhatsApp } from '../use-share-offer.ts';
import classes from './offer-menu.module.css';

interface OfferMenuItemsProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
  readonly onDelete: () => void;
}

/** The entries of an offer's menu. */
export function OfferMenuItems({ offer, shops, onDelete }: OfferMenuItemsProps) {
  const { t } = useTranslation();
  const limitLink = useLimitLink();
  const whatsApp = useOfferWhatsApp(shops)(offer);
  const shop = shops.find(({ id }) => id === offer.shopsIds[0]);
  const item = { className: classes['item'] ?? '' };
  return (
    <>
      <Menu.Item
        {...item}
        component={Link}
        to={linkTo('offer', { id: offer.id })}
        replace
        leftSection={<IconPencil size={18} aria-hidden="true" />}
      >
        {t('offers.menu.edit')}
      </Menu.Item>
      <Menu.Item
        {...item}
        component={Link}
        to={linkTo('offer', { copy: offer.id })}
        replace
        leftSection={<IconCopy size={18} aria-hidden="true" />}
      >
        {t('offers.menu.copy')}
      </Menu.Item>
      <Menu.Item
        {...item}
        component={Link}
        {...limitLink(offer.id)}
        leftSection={<IconTicket size={18} aria-hidden="true" />}
      >
        {t('offers.menu.limit')}
      </Menu.Item>
      {whatsApp && (
        <Menu.Item
          {...item}
          component="a"
          href={whatsApp}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {t('share.whatsApp')}
        </Menu.Item>
      )}
      <Menu.Item
        {...item}
        component={Link}
        to={offerLink(offer.id, shop?.shopIdentifier)}
        target="_blank"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t('share.seeFlyer')}
      </Menu.Item>
      <Menu.Divider role="separator" />
      <Menu.Item
        className={`${classes['item']} ${classes['delete']}`}
        onClick={onDelete}
        leftSection={<IconTrash size={18} aria-hidden="true" />}
      >
        {t('offers.menu.delete')}
      </Menu.Item>
    </>
  );
}
