import { Button, Group, Loader, Modal, Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { cropPicture } from '#web/lib/pictures/crop-picture.ts';
import { preparePicture } from '#web/lib/pictures/prepare-picture.ts';
import { showToast } from '../toast/toast.ts';
import classes from './crop-modal.module.css';
import { type PhotoProblem, problemOf } from './photo-problem.ts';

interface CropModalProps {
  readonly file: Blob;
  readonly isFullScreen: boolean;
  readonly onCrop: (cropped: Blob) => void;
  readonly onClose: () => void;
}

interface Opened {
  readonly picture: Blob;
  readonly url: string;
}

const maxZoom = 4;

/** Cuts a square out of a photo, by mouse, touch or keyboard: arrow keys move it, a slider enlarges it. */
export default function CropModal({ file, isFullScreen, onCrop, onClose }: CropModalProps) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isCropping, setIsCropping] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is opened once
  useEffect(() => {
    let url: string | undefined;
    let isClosed = false;
    const refuse = (problem: PhotoProblem) => {
      void showToast(t(`photos.problems.${problem}`), 'error');
      onClose();
    };
    preparePicture(file).then(
      ({ picture, canShow }) => {
        if (isClosed) return;
        if (!canShow) return refuse('NOT_A_PICTURE');
        url = URL.createObjectURL(picture);
        setOpened({ picture, url });
      },
      (error: unknown) => {
        if (!isClosed) refuse(problemOf(error));
      },
    );
    return () => {
      isClosed = true;
      if (url) URL.revokeObjectURL(url);
    };
  }, [file]);

  const use = async () => {
    if (!opened || !area || isCropping) return;
    setIsCropping(true);
    try {
      onCrop(await cropPicture(opened.picture, area));
    } catch (error) {
      setIsCropping(false);
      await showToast(t(`photos.problems.${problemOf(error)}`), 'error');
    }
  };

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('photos.crop.title')}
      fullScreen={isFullScreen}
      centered
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <Stack>
        <Text size="sm" c="dimmed">
          {t('photos.crop.hint')}
        </Text>
        <div className={classes['stage']}>
          {opened ? (
            <Cropper
              image={opened.url}
              aspect={1}
              crop={crop}
              zoom={zoom}
              maxZoom={maxZoom}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_, pixels) => setArea(pixels)}
              onCropAreaChange={(_, pixels) => setArea(pixels)}
              cropperProps={{ 'aria-label': t('photos.crop.area'), role: 'application' }}
              mediaProps={{ alt: '' }}
            />
          ) : (
            <Loader />
          )}
        </div>
        <Text size="sm" aria-hidden="true">
          {t('photos.crop.zoom')}
        </Text>
        <Slider
          thumbLabel={t('photos.crop.zoom')}
          min={1}
          max={maxZoom}
          step={0.1}
          label={null}
          value={zoom}
          onChange={setZoom}
        />
        <Group>
          <Button variant="default" flex="1 1 auto" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button flex="1 1 auto" onClick={use} disabled={!area} loading={isCropping}>
            {t('photos.crop.use')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
