import { Menu } from '@mantine/core';
import {
  IconBrandWhatsapp,
  IconChartBar,
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconPhoto,
  IconTicket,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useLimitLink } from '../../offer-navigation.ts';
import classes from './offer-menu.module.css';

export interface OfferMenuProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

interface OfferMenuItemsProps extends OfferMenuProps {
  readonly onPicture: () => void;
  readonly onDelete: () => void;
}

/** The entries of an offer's menu. */
export function OfferMenuItems({ offer, shops, onPicture, onDelete }: OfferMenuItemsProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const state: FromList = { listSearch: search };
  const limitLink = useLimitLink();
  const { path, previewPath, text, reason } = useOfferShare(shops)(offer);
  const item = { className: classes['item'] ?? '' };
  return (
    <>
      <Menu.Item
        {...item}
        component={Link}
        to={linkToScreen('offer', { id: offer.id })}
        state={state}
        replace
        leftSection={<IconPencil size={18} aria-hidden="true" />}
      >
        {t('offers.menu.edit')}
      </Menu.Item>
      <Menu.Item
        {...item}
        component={Link}
        to={linkToScreen('offer', { copy: offer.id })}
        state={state}
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
      <Menu.Item
        {...item}
        component={Link}
        to={linkToScreen('statistics', { offerId: offer.id })}
        state={state}
        replace
        leftSection={<IconChartBar size={18} aria-hidden="true" />}
      >
        {t('shell.screens.statistics')}
      </Menu.Item>
      {!reason && (
        <Menu.Item
          {...item}
          component="a"
          href={whatsAppShareLink(`${text}\n${absoluteLink(path)}`)}
          target="_blank"
          rel="noreferrer"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden="true" />}
        >
          {t('share.whatsApp')}
        </Menu.Item>
      )}
      {!reason && (
        <Menu.Item
          {...item}
          onClick={onPicture}
          leftSection={<IconPhoto size={18} aria-hidden="true" />}
        >
          {t('statusPicture.open')}
        </Menu.Item>
      )}
      <Menu.Item
        {...item}
        component="a"
        href={reason ? previewPath : path}
        target="_blank"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t(reason ? 'share.seePreview' : 'share.seeFlyer')}
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
