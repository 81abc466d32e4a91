import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import {
  IconBrandWhatsapp,
  IconChartBar,
  IconCopy,
  IconDotsVertical,
  IconExternalLink,
  IconPencil,
  IconPhoto,
  IconTicket,
  IconTrash,
} from '@tabler/icons-react';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { whatsAppShareLink } from '#web/lib/whatsapp-link.ts';
import { type FromList, useBackLayer } from '#web/platform/navigation/navigation.ts';
import { absoluteLink } from '#web/product/share/flyer-link.ts';
import { PictureDialog } from '#web/product/share/picture-dialog.tsx';
import { useOfferShare } from '#web/product/share/use-offer-share.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useLimitLink } from '../../offer-navigation.ts';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import classes from './offer-menu.module.css';

interface OfferMenuProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

interface OfferMenuItemsProps extends OfferMenuProps {
  readonly onPicture: () => void;
  readonly onDelete: () => void;
}

/** The entries of an offer's menu. */
function OfferMenuItems({ offer, shops, onPicture, onDelete }: OfferMenuItemsProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const state: FromList = { listSearch: search };
  const limitLink = useLimitLink();
  const { path, text, reason } = useOfferShare(shops)(offer);
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
        component={Link}
        to={path}
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

/** Returns the link of the next row, of the previous row at the end of the list, or the page's heading. */
function nextStop(element: HTMLElement | null): HTMLElement | null {
  const row = element?.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  return neighbour?.querySelector('a') ?? document.querySelector('h1');
}

/** Returns a function to call before the row of `element` is removed; the next row then gets the focus. */
function useFocusNextRow(element: RefObject<HTMLElement | null>): () => void {
  const stop = useRef<HTMLElement>(null);
  // The page is inert until the dialog has closed.
  useEffect(() => () => void setTimeout(() => stop.current?.focus()), []);
  return () => {
    stop.current = nextStop(element.current);
  };
}

type ButtonProps = ComponentProps<'button'>;

/** The menu adds other button properties. */
interface MenuButtonProps
  extends Pick<ButtonProps, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'> {
  readonly title: string;
}

function MenuButton({ title, ...props }: MenuButtonProps) {
  const { t } = useTranslation();
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t('offers.menu.open', { title })}
      {...props}
    >
      <IconDotsVertical size={20} aria-hidden="true" />
    </ActionIcon>
  );
}

interface OpenedMenuProps extends OfferMenuProps {
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** The menu, initially open, with the button that opens it again. */
function OpenedMenu({ offer, shops, button }: OpenedMenuProps) {
  const [isOpen, menu] = useDisclosure();
  const [isDeleting, dialog] = useDisclosure();
  const [isPictured, picture] = useDisclosure();
  const [wasDeleting, setWasDeleting] = useState(false);
  const focusNextRow = useFocusNextRow(button);
  useBackLayer(isOpen, menu.close);
  // The dialog is also created on demand, and then kept until it has closed.
  if (isDeleting && !wasDeleting) setWasDeleting(true);
  // Focused first, since the menu returns the focus to the previous element, and the pressed button is gone.
  useLayoutEffect(() => {
    button.current?.focus();
    menu.open();
  }, [button, menu.open]);
  return (
    <>
      <Menu
        opened={isOpen}
        onChange={(opened) => (opened ? menu.open() : menu.close())}
        position="bottom-end"
        returnFocus
        // The placeholder would be a focusable child without a role. The first entry gets the focus instead.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <MenuButton ref={button} title={offer.title} />
        </Menu.Target>
        <Menu.Dropdown>
          <OfferMenuItems
            offer={offer}
            shops={shops}
            onPicture={picture.open}
            onDelete={dialog.open}
          />
        </Menu.Dropdown>
      </Menu>
      <PictureDialog
        offer={offer}
        shops={shops}
        isOpen={isPictured}
        onClose={picture.close}
        onGone={() => button.current?.focus()}
      />
      {wasDeleting && (
        <DeleteOfferDialog
          offer={offer}
          isOpen={isDeleting}
          onClose={dialog.close}
          onDeleted={focusNextRow}
          onGone={() => button.current?.focus()}
        />
      )}
    </>
  );
}

/** The actions of an offer in the list. Each row of a long list has the menu, so it is created on demand. */
export function OfferMenu({ offer, shops }: OfferMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [wasOpened, setWasOpened] = useState(false);
  if (wasOpened) return <OpenedMenu offer={offer} shops={shops} button={button} />;
  return (
    <MenuButton
      ref={button}
      title={offer.title}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWasOpened(true)}
    />
  );
}
