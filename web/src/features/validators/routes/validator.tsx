import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useListSearch, useNavigateWhileShown } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { AccessCard } from '../components/access-card.tsx';
import { ExistingValidator } from '../components/existing-validator.tsx';
import { RoomForValidator } from '../components/room-for-validator.tsx';
import { ValidatorForm } from '../components/validator-form.tsx';
import type { ValidatorAccess } from '../validator-access.ts';

interface NewValidatorProps {
  readonly onCreated: (id: string) => void;
}

/** The form of a new validator, then their access data, shown once. */
function NewValidator({ onCreated }: NewValidatorProps) {
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

/** A new validator, or the one whose id is in the query. */
export default function Validator() {
  const [query] = useSearchParams();
  const navigate = useNavigateWhileShown();
  const id = query.get('id');
  const [createdId, setCreatedId] = useState<string>();
  /** The page keeps showing the new password; a reload opens the validator's page, which offers another password. */
  const showCreated = (created: string) => {
    setCreatedId(created);
    navigate(linkToScreen('validator', { id: created }), { replace: true });
  };
  const listSearch = useListSearch();
  const mine = useMyBusiness();
  return (
    <>
      <BackLink from="validator" search={listSearch} />
      <QueryView query={mine} loading={<FormSkeleton fields={3} />}>
        {({ currentBusinessId }) =>
          id && id !== createdId && currentBusinessId ? (
            <ExistingValidator key={id} businessId={currentBusinessId} id={id} />
          ) : (
            <NewValidator onCreated={showCreated} />
          )
        }
      </QueryView>
    </>
  );
}
