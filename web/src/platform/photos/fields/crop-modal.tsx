import { Button, Group, Loader, Slider, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Slider.layer.css';
import { useEffect, useRef, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { type PhotoProblem, PictureError, photoProblemOf } from '../sending/photo-problem.ts';
import { encodeCanvas, fitSize, preparePicture } from '../sending/prepare-picture.ts';
import classes from './crop-modal.module.css';

/** Longest side of a cropped picture in pixels. */
const longestSide = 1280;

/** Cuts an area out of a picture from `preparePicture`. Throws PictureError. */
async function cropPicture(picture: Blob, area: Area): Promise<Blob> {
  const { x, y, width, height } = area;
  const bitmap = await createImageBitmap(picture).catch((cause: unknown) => {
    throw new PictureError('NOT_OPENED', { cause });
  });
  const canvas = document.createElement('canvas');
  const size = fitSize(area, longestSide);
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  context?.drawImage(bitmap, x, y, width, height, 0, 0, size.width, size.height);
  bitmap.close();
  // Without memory, the browser gives no context, and the picture would be blank.
  if (!context) throw new PictureError('NOT_OPENED');
  return encodeCanvas(canvas);
}

interface CropModalProps {
  readonly file: Blob;
  readonly isFullScreen: boolean;
  readonly onCrop: (cropped: Blob) => void;
  /** Called if the file cannot be opened or cropped. */
  readonly onRefuse: (problem: PhotoProblem) => void;
  readonly onClose: () => void;
}

const maxZoom = 4;

/** Crops a square from a photo by mouse, touch or keyboard: arrow keys move it, a slider zooms. */
export default function CropModal({
  file,
  isFullScreen,
  onCrop,
  onRefuse,
  onClose,
}: CropModalProps) {
  const { t } = useTranslation();
  const [picture, setPicture] = useState<Blob>();
  const url = useObjectUrl(picture);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<Area>();
  const [isCropping, setIsCropping] = useState(false);
  const isOpen = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is opened once
  useEffect(() => {
    isOpen.current = true;
    preparePicture(file).then(
      (prepared) => {
        if (!isOpen.current) return;
        if (prepared.canShow) setPicture(prepared.picture);
        else onRefuse('NOT_OPENED');
      },
      (error: unknown) => {
        if (isOpen.current) onRefuse(photoProblemOf(error));
      },
    );
    return () => {
      isOpen.current = false;
    };
  }, [file]);

  const use = async () => {
    if (!picture || !area || isCropping) return;
    setIsCropping(true);
    try {
      const cropped = await cropPicture(picture, area);
      // The dialog may have been cancelled meanwhile.
      if (isOpen.current) onCrop(cropped);
    } catch (error) {
      if (isOpen.current) onRefuse(photoProblemOf(error));
    }
  };

  return (
    <Dialog onClose={onClose} title={t('photos.crop.title')} fullScreen={isFullScreen}>
      <Stack>
        <Text size="sm" c="dimmed">
          {t('photos.crop.hint')}
        </Text>
        <div className={classes['stage']}>
          {url ? (
            <Cropper
              image={url}
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
          size="xl"
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
    </Dialog>
  );
}
