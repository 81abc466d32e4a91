import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './identifier-field.module.css';

/** Shows whether an identifier is free, once known. */
export function IdentifierAnswer({ isFree }: { readonly isFree: boolean | undefined }) {
  const { t } = useTranslation();
  const Icon = isFree ? IconCircleCheck : IconCircleX;
  return (
    <div role="status" className={classes['answer']} data-free={isFree}>
      {isFree !== undefined && (
        <>
          <Icon size={18} aria-hidden="true" />
          {t(isFree ? 'shops.form.free' : 'shops.form.notFree')}
        </>
      )}
    </div>
  );
}
