import { Paper, Stack, Text, Title } from '@mantine/core';
import { IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validator } from '#contract/validators/validators.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { validatorsUpTo } from '../api.ts';
import { useActivityText } from '../use-activity-text.ts';
import { useShopNames } from '../use-shop-names.ts';
import type { ValidatorAccess } from '../validator-access.ts';
import classes from './access-card.module.css';
import { AccessCard } from './access-card.tsx';
import { RoomForValidator } from './room-for-validator.tsx';
import { ValidatorActions } from './validator-actions.tsx';
import { ValidatorBadge } from './validator-badge.tsx';
import { ValidatorForm } from './validator-form.tsx';

interface ValidatorSummaryProps {
  readonly validator: Validator;
  /** The name of their shop. */
  readonly shop: string;
}

/** A validator's shop, access and activity. */
function ValidatorSummary({ validator, shop }: ValidatorSummaryProps) {
  const { t } = useTranslation();
  const activityOf = useActivityText();
  const { email, status, createdAt } = validator;
  return (
    <Paper withBorder p={cardPadding}>
      <Stack gap="md" align="flex-start">
        <ValidatorBadge status={status} />
        <dl className={classes['facts']}>
          <dt>{t('validators.detail.shop')}</dt>
          <dd>{shop}</dd>
          <dt>{t('validators.detail.email')}</dt>
          <dd>{email}</dd>
          <dt>{t('validators.detail.activity')}</dt>
          <dd>{activityOf(validator)}</dd>
        </dl>
        <Text size="sm" c="dimmed">
          {t('validators.detail.since', { day: formatInstantDay(createdAt) })}
        </Text>
        {status === 'pending_first_access' && <Text>{t('validators.detail.pendingNote')}</Text>}
      </Stack>
    </Paper>
  );
}

interface FoundValidator {
  /** Null if there is no validator with the id; undefined while loading. */
  readonly data: Validator | null | undefined;
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** Finds a validator by id in the lists of active, then disabled ones, since the API has no call for one. */
function useValidator(businessId: string, id: string): FoundValidator {
  const isWanted = (validator: Validator) => validator.id === id;
  const enabled = useAllPages(validatorsUpTo(isWanted, businessId));
  const found = enabled.data?.find(isWanted);
  const disabled = useAllPages({
    ...validatorsUpTo(isWanted, businessId, { status: 'disabled' }),
    enabled: enabled.data !== undefined && !found,
  });
  const { data, error, refetch } = enabled.data && !found ? disabled : enabled;
  return { data: found ?? disabled.data?.find(isWanted) ?? (data && null), error, refetch };
}

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
