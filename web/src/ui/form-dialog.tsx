import { type ModalProps, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { FormSkeleton } from './form-skeleton.tsx';

/** Loading states for a form whose code is loaded when the dialog opens. */
interface LoadingProps {
  readonly fallback: ReactNode;
  readonly onLoadFailure: () => void;
}

interface FormDialogProps extends Pick<ModalProps, 'size' | 'onExitTransitionEnd'> {
  readonly title: string;
  readonly fields: number;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly children: (loading: LoadingProps) => ReactNode;
}

/** A dialog with a form whose code is loaded on demand: shows a placeholder meanwhile, and a message if that fails. */
export function FormDialog({
  title,
  fields,
  isOpen,
  isBusy,
  onClose,
  children,
  ...props
}: FormDialogProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  // Opening it again loads the form again.
  if (!isOpen && hasFailed) setHasFailed(false);
  return (
    <Dialog isOpen={isOpen} isBusy={isBusy} onClose={onClose} title={title} {...props}>
      {hasFailed ? (
        <Text c="var(--mantine-color-error)" role="alert">
          {t('errors.NETWORK')}
        </Text>
      ) : (
        children({
          fallback: <FormSkeleton fields={fields} />,
          onLoadFailure: () => setHasFailed(true),
        })
      )}
    </Dialog>
  );
}
