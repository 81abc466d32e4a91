import { Stack, Text, Title } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators/validators.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/linked-empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { useShopNames } from '../use-shop-names.ts';
import { useValidator } from '../use-validator.ts';
import type { ValidatorAccess } from '../validator-access.ts';
import { AccessCard } from './access-card.tsx';
import { RoomForValidator } from './room-for-validator.tsx';
import { ValidatorActions } from './validator-actions.tsx';
import { ValidatorForm } from './validator-form.tsx';
import { ValidatorSummary } from './validator-summary.tsx';

function ValidatorNotFound() {
  const { t } = useTranslation();
  return (
    <LinkedEmptyState
      icon={<IconUserOff size={32} />}
      title={t('validators.notFound.title')}
      hint={t('validators.notFound.hint')}
      to={linkToScreen('validatorList')}
      link={t('validators.seeList')}
    />
  );
}

interface DisabledValidatorProps {
  readonly validator: Validator;
  readonly onCreated: (access: ValidatorAccess) => void;
}

function DisabledValidator({ validator, onCreated }: DisabledValidatorProps) {
  const { t } = useTranslation();
  return (
    <section>
      <Title order={2} size="h3">
        {t('validators.again.title')}
      </Title>
      <Text c="dimmed" mt={4} mb="md">
        {t('validators.again.hint', { name: validator.name })}
      </Text>
      <RoomForValidator>
        {(room) => <ValidatorForm room={room} again={validator} onCreated={onCreated} />}
      </RoomForValidator>
    </section>
  );
}

interface ExistingValidatorProps {
  readonly businessId: string;
  readonly id: string;
}

/** A validator of the user's business: activity, a new password, and removal of access. */
export function ExistingValidator({ businessId, id }: ExistingValidatorProps) {
  const { t } = useTranslation();
  const query = useValidator(businessId, id);
  const { labelOf, titleOf } = useShopNames(businessId);
  const [access, setAccess] = useState<ValidatorAccess>();
  return (
    <>
      <PageHeader title={query.data?.name ?? t('validators.one')} />
      {access ? (
        <AccessCard access={access} />
      ) : (
        <QueryView query={query} loading={<FormSkeleton fields={3} />}>
          {(validator) =>
            validator ? (
              <Stack gap="md" maw="46rem">
                <ValidatorSummary validator={validator} shop={labelOf(validator)} />
                {validator.status === 'disabled' ? (
                  <DisabledValidator validator={validator} onCreated={setAccess} />
                ) : (
                  <ValidatorActions
                    validator={validator}
                    onPassword={(password) => {
                      const { name, email } = validator;
                      const shop = titleOf(validator);
                      setAccess({ name, email, password, shop, isRenewed: true });
                    }}
                  />
                )}
              </Stack>
            ) : (
              <ValidatorNotFound />
            )
          }
        </QueryView>
      )}
    </>
  );
}
