import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './identifier-field.module.css';

interface IdentifierAnswerProps {
  readonly isFree: boolean;
  /** One that is free, where this one is not. */
  readonly free: string | undefined;
  readonly onUse: (free: string) => void;
}

/** Whether an identifier is free, and a button for one that is. */
export function IdentifierAnswer({ isFree, free, onUse }: IdentifierAnswerProps) {
  const { t } = useTranslation();
  const Icon = isFree ? IconCircleCheck : IconCircleX;
  return (
    <>
      <span className={classes['answer']} data-free={isFree}>
        <Icon size={18} aria-hidden="true" />
        {isFree ? t('shops.form.free') : t('shops.form.notFree')}
      </span>
      {free && (
        <Button variant="light" size="sm" onClick={() => onUse(free)}>
          {t('shops.form.useFree', { identifier: free })}
        </Button>
      )}
    </>
  );
}
