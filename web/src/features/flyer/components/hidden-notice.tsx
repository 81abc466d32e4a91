import { Alert } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { HiddenReason } from '#web/ui/share/hidden-reason.ts';
import classes from './hidden-notice.module.css';

/** Tells a member of the business that customers cannot see this flyer, and what makes it public. */
export default function HiddenNotice({ reason }: { readonly reason: HiddenReason }) {
  const { t } = useTranslation();
  return (
    <Alert color="yellow" title={t('flyer.hidden.title')} className={classes['root'] ?? ''}>
      <p className={classes['text']}>{t(`flyer.hidden.${reason}`)}</p>
      <p className={classes['text']}>{t('flyer.hidden.sharing')}</p>
    </Alert>
  );
}
