import { ActionIcon, Menu } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconDotsVertical } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers.ts';
import type { Shop } from '#contract/shops.ts';
import { useBackLayer } from '#web/lib/navigation/back-layers.ts';
import { useFocusNextRow } from '../use-focus-next-row.ts';
import { DeleteOfferDialog } from './delete-offer-dialog.tsx';
import { OfferMenuItems } from './offer-menu-items.tsx';

interface OfferMenuProps {
  readonly offer: Offer;
  readonly shops: readonly Shop[];
}

/** What the owner can do with an offer in the list. */
export function OfferMenu({ offer, shops }: OfferMenuProps) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, menu] = useDisclosure();
  const [isDeleting, dialog] = useDisclosure();
  const [wasDeleting, setWasDeleting] = useState(false);
  const focusNextRow = useFocusNextRow(button);
  useBackLayer(isOpen, menu.close);
  // Each row of a long list has this menu, so its dialog is made on demand, and then kept for its closing.
  if (isDeleting && !wasDeleting) setWasDeleting(true);
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
          <ActionIcon
            ref={button}
            variant="subtle"
            color="gray"
            size={44}
            aria-label={t('offers.menu.open', { title: offer.title })}
          >
            <IconDotsVertical size={20} aria-hidden="true" />
          </ActionIcon>
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
