import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useScanner } from '#web/platform/scanner/scanner.ts';
import counter from '../counter.module.css';
import { LightIcon } from '../counter-icons.tsx';
import classes from './input.module.css';

interface CameraPictureProps {
  readonly onText: (text: string) => void;
  readonly onSeveral: () => void;
  /** The button that closes the camera. */
  readonly children: ReactNode;
}

/** Reads codes in the camera's picture, and switches its light. Loaded at the first tap on the camera. */
export default function CameraPicture({ onText, onSeveral, children }: CameraPictureProps) {
  const { t } = useTranslation();
  const { video, failure, isReady, torch, retry } = useScanner({
    isOn: true,
    onCode: onText,
    onSeveral,
  });
  if (failure) {
    return (
      <div className={counter['state']} role="alert">
        <p>{t(`counter.camera.failures.${failure}`)}</p>
        <button type="button" className={counter['plain']} onClick={retry}>
          {t('counter.camera.retry')}
        </button>
        {children}
      </div>
    );
  }
  return (
    <div className={classes['camera']} aria-busy={!isReady}>
      <video ref={video} autoPlay playsInline muted aria-label={t('counter.camera.picture')} />
      {!isReady && <p role="status">{t('counter.camera.starting')}</p>}
      <div className={classes['controls']}>
        {children}
        {torch && (
          <button
            type="button"
            className={classes['control']}
            aria-pressed={torch.isOn}
            onClick={() => torch.set(!torch.isOn)}
          >
            <LightIcon />
            {t('counter.camera.light')}
          </button>
        )}
      </div>
    </div>
  );
}
