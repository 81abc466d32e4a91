import { Button, type ButtonProps } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { PictureDialog, type PictureDialogProps } from './picture-dialog.tsx';

type PictureButtonProps = Pick<PictureDialogProps, 'offer' | 'shops'> & Pick<ButtonProps, 'flex'>;

/** A button that opens an offer's picture for WhatsApp's status. */
export function PictureButton({ offer, shops, ...props }: PictureButtonProps) {
  const { t } = useTranslation();
  const [isOpen, { open, close }] = useDisclosure();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPhoto size={18} aria-hidden="true" />}
        onClick={open}
        {...props}
      >
        {t('statusPicture.open')}
      </Button>
      <PictureDialog offer={offer} shops={shops} isOpen={isOpen} onClose={close} />
    </>
  );
}
