import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import { type ComponentProps, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import type { Shop } from '#contract/shops/shops.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { useFocusNextRow } from '../../use-focus-next-row.ts';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { OfferMenuItems } from './offer-menu-items.tsx';

interface OfferMenuProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

type ButtonProps = ComponentProps<'button'>;

/** The menu gives it more of a button's properties. */
interface MenuButtonProps
  extends Pick<ButtonProps, 'ref' | 'onClick' | 'aria-haspopup' | 'aria-expanded'> {
  /** The title of the offer. */
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

/** The menu, open at first, with the button that opens it again. */
function OpenedMenu({ offer, shops, button }: OpenedMenuProps) {
  const [isOpen, menu] = useDisclosure();
  const [isDeleting, dialog] = useDisclosure();
  const [wasDeleting, setWasDeleting] = useState(false);
  const focusNextRow = useFocusNextRow(button);
  useBackLayer(isOpen, menu.close);
  // Its dialog is made on demand, too, and then kept for its closing.
  if (isDeleting && !wasDeleting) setWasDeleting(true);
  // It returns the focus to what has it when it opens: to its button, which has taken the place of the pressed one.
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
        // It would be a focusable child without a role. The first entry gets the focus instead.
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <MenuButton ref={button} title={offer.title} />
        </Menu.Target>
        <Menu.Dropdown>
          <OfferMenuItems offer={offer} shops={shops} onDelete={dialog.open} />
        </Menu.Dropdown>
      </Menu>
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

/** What the owner can do with an offer in the list. Each row of a long list has it, so the menu is made on demand. */
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
