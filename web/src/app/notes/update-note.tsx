import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '#web/platform/http/http.ts';
import { leaveAfterAsking } from '#web/platform/navigation/navigation.ts';
import { openNewVersion, useHasNewVersion } from '#web/platform/offline/offline.ts';
import classes from './shell-notes.module.css';

/** Offers to load a newer version of the app. A form with changes asks first, and keeps its draft. */
export function UpdateNote() {
  const { t } = useTranslation();
  const hasNewVersion = useHasNewVersion();
  const connection = useConnection();
  const [isPutOff, setIsPutOff] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  // Not together with the offline note: with large text, two notes would cover the page.
  const isShown = hasNewVersion && !isPutOff && connection === 'good';
  const open = () =>
    leaveAfterAsking(() => {
      setIsOpening(true);
      openNewVersion();
    });
  return (
    <div className={isShown ? classes['note'] : undefined}>
      <span role="status">{isShown && t('update.text')}</span>
      {isShown && (
        <span className={classes['actions']}>
          <Button size="compact-md" mih={44} variant="subtle" onClick={() => setIsPutOff(true)}>
            {t('update.later')}
          </Button>
          <Button size="compact-md" mih={44} loading={isOpening} onClick={open}>
            {t('update.open')}
          </Button>
        </span>
      )}
    </div>
  );
}
