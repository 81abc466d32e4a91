import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import {
  type ComponentProps,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { PictureDialog } from '#web/product/share/picture-dialog.tsx';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { OfferMenuItems, type OfferMenuProps } from './offer-menu-items.tsx';

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
