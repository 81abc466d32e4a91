import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import type { ValidatorAccess } from '../validator-access.ts';
import { AccessCard } from './access-card.tsx';
import { RoomForValidator } from './room-for-validator.tsx';
import { ValidatorForm } from './validator-form.tsx';

interface NewValidatorProps {
  readonly onCreated: (id: string) => void;
}

/** The form of a new validator, then their access data, shown once. */
export function NewValidator({ onCreated }: NewValidatorProps) {
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
            {(room) => (
              <ValidatorForm
                room={room}
                onCreated={(created, id) => {
                  setAccess(created);
                  onCreated(id);
                }}
              />
            )}
          </RoomForValidator>
        )}
      </div>
    </>
  );
}
