import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page-header.tsx';
import type { ValidatorAccess } from '../validator-access.ts';
import { AccessCard } from './access-card.tsx';
import { RoomForValidator } from './room-for-validator.tsx';
import { ValidatorForm } from './validator-form.tsx';

/** The form of a new validator, and after it their access, once. */
export function NewValidator() {
  const { t } = useTranslation();
  const [access, setAccess] = useState<ValidatorAccess>();
  return (
    <>
      <PageHeader title={t('validators.new')} />
      <div style={{ maxWidth: '46rem' }}>
        {access ? (
          <AccessCard access={access} />
        ) : (
          <RoomForValidator>
            {(room) => <ValidatorForm room={room} onCreated={setAccess} />}
          </RoomForValidator>
        )}
      </div>
    </>
  );
}
