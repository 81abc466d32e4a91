import { Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand, useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';

/** All pictures, since phones then convert HEIC to JPEG, and the browser encodes each picture again. */
const acceptedFiles = 'image/*';

const CameraModal = partOnDemand(() => import('./camera-modal.tsx'));
const SourceSheet = partOnDemand(() => import('./source-sheet.tsx'));

/** Matches touch devices and small windows. */
const phoneQuery = '(pointer: coarse), (max-width: 36em)';

interface PhotoSourcesOptions {
  readonly isMultiple: boolean;
  readonly onFiles: (files: readonly Blob[]) => void;
  /** Returns the element that gets the focus after the dialogs if the previous one is gone or disabled. */
  readonly focusAfter?: () => HTMLElement | null | undefined;
}

/**
 * The sources of photos: camera, gallery and files. `openSheet` asks for one of them on phones; `dialogs`, which include
 * the hidden file inputs, must be rendered by the component.
 */
export function usePhotoSources({ isMultiple, onFiles, focusAfter }: PhotoSourcesOptions) {
  const { t } = useTranslation();
  const isPhone = useMediaQuery(phoneQuery, false, { getInitialValueInEffect: false });
  useLoadWhenIdle(SourceSheet.load, isPhone);
  const [open, setOpen] = useState<'camera' | 'sheet'>();
  const files = useRef<HTMLInputElement>(null);
  const capture = useRef<HTMLInputElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  /** The element that had the focus before the first dialog. */
  const opener = useRef<Element>(null);
  const close = () => setOpen(undefined);
  const show = (dialog: 'camera' | 'sheet') => {
    if (open === undefined) opener.current = document.activeElement;
    setHasFailed(false);
    setOpen(dialog);
  };
  const failToShow = () => {
    setHasFailed(true);
    close();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the last dialog was closed
  useEffect(() => {
    const { current } = opener;
    if (open !== undefined || !current) return;
    opener.current = null;
    const canFocus = current.isConnected && !current.matches(':disabled');
    const next = canFocus ? current : focusAfter?.();
    if (next instanceof HTMLElement) next.focus();
  }, [open]);

  const chooseFiles = () => {
    close();
    files.current?.click();
  };
  const openCamera = () => {
    if (navigator.mediaDevices) return show('camera');
    close();
    capture.current?.click();
  };
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(currentTarget.files ?? [])]);
    // Lets the user choose the same file again.
    currentTarget.value = '';
  };

  const dialogs = (
    <>
      <input
        ref={files}
        type="file"
        accept={acceptedFiles}
        multiple={isMultiple}
        onChange={take}
        hidden
      />
      <input
        ref={capture}
        type="file"
        accept={acceptedFiles}
        capture="environment"
        onChange={take}
        hidden
      />
      {open === 'sheet' && (
        <SourceSheet
          onCamera={openCamera}
          onGallery={chooseFiles}
          onClose={close}
          onLoadFailure={failToShow}
        />
      )}
      {open === 'camera' && (
        <CameraModal
          isFullScreen={isPhone}
          onPhoto={(photo) => {
            close();
            onFiles([photo]);
          }}
          onChooseFile={chooseFiles}
          onClose={close}
          onLoadFailure={failToShow}
        />
      )}
      {hasFailed && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('errors.NETWORK')}
        </Text>
      )}
    </>
  );
  return { isPhone, chooseFiles, openCamera, openSheet: () => show('sheet'), dialogs };
}
