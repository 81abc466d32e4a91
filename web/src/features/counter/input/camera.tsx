import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { partOnDemand } from '#web/platform/code-loading/code-loading.ts';
import counter from '../counter.module.css';
import { CameraIcon } from '../counter-icons.tsx';
import classes from './input.module.css';

// The decoder is large, and a counter with a scanner never needs it.
const CameraPicture = partOnDemand(() => import('./camera-picture.tsx'));

type State = 'off' | 'on' | 'notLoaded';

interface CameraProps {
  readonly onText: (text: string) => void;
  readonly onSeveral: () => void;
}

/** The camera: one tap starts it, and it stays on. */
export function Camera({ onText, onSeveral }: CameraProps) {
  const { t } = useTranslation();
  const [state, setState] = useState<State>('off');
  if (state === 'on') {
    return (
      <CameraPicture
        onText={onText}
        onSeveral={onSeveral}
        onLoadFailure={() => setState('notLoaded')}
        fallback={<p role="status">{t('counter.camera.starting')}</p>}
      >
        <button type="button" className={classes['control']} onClick={() => setState('off')}>
          {t('counter.camera.stop')}
        </button>
      </CameraPicture>
    );
  }
  return (
    <div className={classes['view']}>
      {state === 'notLoaded' && (
        <p className={counter['state']} role="alert">
          {t('counter.camera.failures.NO_READER')}
        </p>
      )}
      <button type="button" className={classes['start']} onClick={() => setState('on')}>
        <CameraIcon size="2rem" />
        {t('counter.camera.start')}
      </button>
    </div>
  );
}
