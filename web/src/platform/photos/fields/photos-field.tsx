import { Button, Input, Stack, VisuallyHidden } from '@mantine/core';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand, useLoadWhenIdle } from '#web/platform/code-loading/code-loading.ts';
import type { Photos } from '../state/use-photos.ts';
import { PhotoButtons } from './photo-buttons.tsx';

const PhotoList = partOnDemand(() => import('./photo-list.tsx'));

interface PhotosFieldProps {
  readonly photos: Photos;
  readonly description: string;
}

/** The photos of a form in their order, with buttons to add more. The first one is the cover. */
export function PhotosField({ photos, description }: PhotosFieldProps) {
  const { t } = useTranslation();
  const [hasFailed, setHasFailed] = useState(false);
  const hint = useId();
  useLoadWhenIdle(PhotoList.load);
  return (
    <Input.Wrapper
      role="group"
      aria-label={t('photos.label')}
      labelElement="div"
      label={t('photos.label')}
      aria-describedby={hint}
      description={description}
      descriptionProps={{ id: hint }}
      size="md"
      data-path="photos"
    >
      <Stack gap="sm" mt="xs">
        {photos.value.length > 0 &&
          (hasFailed ? (
            <Button variant="default" onClick={() => setHasFailed(false)}>
              {t('photos.showAgain')}
            </Button>
          ) : (
            <PhotoList photos={photos} onLoadFailure={() => setHasFailed(true)} />
          ))}
        <PhotoButtons photos={photos} />
      </Stack>
      <VisuallyHidden role="status">{photos.news}</VisuallyHidden>
    </Input.Wrapper>
  );
}
