import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconDownload, IconShare } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useObjectUrl } from '#web/lib/use-object-url.ts';
import { wasCancelled } from '#web/lib/was-cancelled.ts';
import hidden from '#web/ui/visually-hidden.module.css';
import { absoluteLink } from '../flyer-link.ts';
import { ShareLink } from '../share-link.tsx';
import classes from './offer-picture.module.css';
import { pictureSize } from './picture-size.ts';
import { type PicturedOffer, usePicture } from './use-picture.ts';

interface SendPictureProps {
  readonly file: File;
  readonly url: string;
  readonly link: string;
}

const canShare = (file: File) => navigator.canShare?.({ files: [file] }) ?? false;

/** Passes the picture to the device's share sheet, or saves it as a file. */
function SendPicture({ file, url, link }: SendPictureProps) {
  const { t } = useTranslation();
  const [isRefused, setIsRefused] = useState(false);
  const isShared = canShare(file);

  const share = async () => {
    setIsRefused(false);
    try {
      await navigator.share({ files: [file], text: link });
    } catch (error) {
      setIsRefused(!wasCancelled(error));
    }
  };

  return (
    <>
      {isShared && (
        <Button leftSection={<IconShare size={18} aria-hidden="true" />} onClick={share}>
          {t('statusPicture.share')}
        </Button>
      )}
      <Button
        component="a"
        href={url}
        download={file.name}
        variant={isShared ? 'default' : 'filled'}
        leftSection={<IconDownload size={18} aria-hidden="true" />}
      >
        {t('statusPicture.save')}
      </Button>
      {isRefused && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {t('statusPicture.refused')}
        </Text>
      )}
    </>
  );
}

interface ProblemProps {
  readonly text: string;
  readonly isSerious?: boolean;
  readonly onRetry: () => void;
}

/** A sentence about a problem, with a button that draws the picture again. */
function Problem({ text, isSerious = false, onRetry }: ProblemProps) {
  const { t } = useTranslation();
  return (
    <Alert color={isSerious ? 'red' : 'yellow'} variant="light" role="alert">
      <Stack gap="xs" align="flex-start">
        {text}
        <Button variant="default" onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </Stack>
    </Alert>
  );
}

interface OfferPictureProps extends PicturedOffer {
  /** The message that is sent with the link. */
  readonly text: string;
}

/** An offer's picture for WhatsApp's status, with the buttons that share it, and the link beside it. */
export default function OfferPicture({ text, ...pictured }: OfferPictureProps) {
  const { t } = useTranslation();
  const { picture, hasFailed, retry } = usePicture(pictured);
  const url = useObjectUrl(picture?.file);
  const photo = picture?.photo;
  const { offer, path } = pictured;
  const root = useRef<HTMLDivElement>(null);
  const retryFocused = () => {
    // The pressed button is gone while the picture is drawn.
    root.current?.focus({ preventScroll: true });
    retry();
  };
  return (
    <div className={classes['root']} ref={root} tabIndex={-1}>
      {!hasFailed && (
        <div className={classes['picture']} aria-busy={!url}>
          {url ? (
            <img src={url} alt={t('statusPicture.alt', { title: offer.title })} {...pictureSize} />
          ) : (
            <Skeleton height="100%" />
          )}
        </div>
      )}
      <div className={classes['actions']}>
        <p role="status" className={hidden['root']}>
          {!url && !hasFailed && t('statusPicture.drawing')}
        </p>
        <Text size="sm">{t('statusPicture.hint')}</Text>
        {hasFailed && <Problem text={t('statusPicture.failed')} isSerious onRetry={retryFocused} />}
        {(photo === 'failed' || photo === 'processing') && (
          <Problem text={t(`statusPicture.withoutPhoto.${photo}`)} onRetry={retryFocused} />
        )}
        {picture && url ? (
          <SendPicture file={picture.file} url={url} link={absoluteLink(path)} />
        ) : (
          !hasFailed && <Skeleton height={42} />
        )}
        <ShareLink path={path} title={offer.title} text={text} label={t('statusPicture.link')} />
      </div>
    </div>
  );
}
