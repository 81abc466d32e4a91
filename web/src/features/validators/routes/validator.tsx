import { Paper, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Validator } from '#contract/validators/validators.ts';
import { formatInstantDay } from '#web/lib/format/days.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import {
  type FromList,
  useListSearch,
  useNavigateWhileShown,
} from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { LinkedEmptyState } from '#web/ui/list/empty-state.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { validatorsUpTo } from '../api.ts';
import classes from '../components/access-card.module.css';
import { AccessCard, type ValidatorAccess } from '../components/access-card.tsx';
import { RoomForValidator } from '../components/room-for-validator.tsx';
import { ValidatorActions } from '../components/validator-actions.tsx';
import { useActivityText, useShopNames, ValidatorBadge } from '../components/validator-facts.tsx';
import { ValidatorForm } from '../components/validator-form.tsx';

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
    <Paper p={cardPadding}>
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
function ExistingValidator({ businessId, id }: ExistingValidatorProps) {
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
              <Stack gap="md">
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
    </>
  );
}

/** A new validator, or the one whose id is in the query. */
export default function ValidatorScreen() {
  const [query] = useSearchParams();
  const navigate = useNavigateWhileShown();
  const id = query.get('id');
  const listSearch = useListSearch();
  const [createdId, setCreatedId] = useState<string>();
  /** The page keeps showing the new password; a reload opens the validator's page, which offers another password. */
  const showCreated = (created: string) => {
    setCreatedId(created);
    navigate(linkToScreen('validator', { id: created }), {
      replace: true,
      state: { listSearch } satisfies FromList,
    });
  };
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
