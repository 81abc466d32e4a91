import { Button, Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Business } from '#contract/businesses/businesses.ts';
import type { Shop, ShopSummary } from '#contract/shops/shops.ts';
import { useAllPages } from '#web/platform/api/api.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usageQuery } from '#web/session/queries/get-usage.ts';
import { useMyBusiness } from '#web/session/queries/my-business.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { EmptyState } from '#web/ui/list/empty-state.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { shopSummariesQuery } from '../api.ts';
import { ValidatorsBlocked } from './validators-blocked.tsx';

interface ValidatorLimitReachedProps {
  /** The current limit of validators per shop; 0 until limits of the special size are agreed on. */
  readonly max: number;
}

/** Says that all shops have reached their limit of validators, and how to make room. */
function ValidatorLimitReached({ max }: ValidatorLimitReachedProps) {
  const { t } = useTranslation();
  const isAgreedFirst = max === 0;
  return (
    <EmptyState
      title={t('validators.limit.title')}
      hint={isAgreedFirst ? t('validators.limit.none') : t('validators.limit.full', { count: max })}
      action={
        <Group justify="center" gap="xs">
          <Button component={Link} to={linkToScreen('validatorList')} replace>
            {t('validators.seeList')}
          </Button>
          <Button component={Link} to={linkToScreen('business')} replace variant="default">
            {t(isAgreedFirst ? 'validators.limit.seeBusiness' : 'validators.limit.changeSize')}
          </Button>
        </Group>
      }
    />
  );
}

/** The shops that a validator can be added to. */
export interface Room {
  readonly businessId: string;
  readonly shops: readonly Shop[];
  /** The ids of the shops at their limit of validators. */
  readonly full: ReadonlySet<string>;
  readonly max: number;
}

interface RoomForValidatorProps {
  readonly children: (room: Room) => ReactNode;
}

interface RoomOfBusinessProps extends RoomForValidatorProps {
  /** The live record. */
  readonly business: Business;
}

interface RoomInShopsProps extends RoomForValidatorProps, Omit<Room, 'full'> {
  readonly summaries: readonly ShopSummary[];
}

const loading = <FormSkeleton fields={3} />;

/** Shows the form while a shop has room. It stays, even when its own validator takes the last place. */
function RoomInShops({ businessId, shops, summaries, max, children }: RoomInShopsProps) {
  const [wasShown, setWasShown] = useState(false);
  const full = new Set(
    summaries.flatMap(({ id, validatorsCount = 0 }) => (validatorsCount >= max ? id : [])),
  );
  if (wasShown) return children({ businessId, shops, full, max });
  if (shops.every(({ id }) => full.has(id))) {
    return <ValidatorLimitReached max={max} />;
  }
  setWasShown(true);
  return null;
}

function RoomOfBusiness({ business, children }: RoomOfBusinessProps) {
  const { id } = business;
  const shopsQuery = useAllMyShops(id);
  const summariesQuery = useAllPages(shopSummariesQuery(id));
  const usage = useQuery(usageQuery(id));
  return (
    <QueryView query={shopsQuery} loading={loading}>
      {(shops) =>
        shops.length === 0 ? (
          <ValidatorsBlocked reason="needShop" />
        ) : (
          <QueryView query={summariesQuery} loading={loading}>
            {(summaries) => (
              <QueryView query={usage} loading={loading}>
                {({ limits }) => (
                  <RoomInShops
                    businessId={id}
                    shops={shops}
                    summaries={summaries}
                    max={limits.maxValidatorsPerShop}
                  >
                    {children}
                  </RoomInShops>
                )}
              </QueryView>
            )}
          </QueryView>
        )
      }
    </QueryView>
  );
}

/** The form of a validator if there is room for one, else what to do first. */
export function RoomForValidator({ children }: RoomForValidatorProps) {
  const query = useMyBusiness();
  return (
    <QueryView query={query} loading={loading}>
      {({ items: [business], currentBusinessId, active = business }) => {
        if (!currentBusinessId || !active) return <ValidatorsBlocked reason="needBusiness" />;
        return active.status === 'active' ? (
          <RoomOfBusiness business={active}>{children}</RoomOfBusiness>
        ) : (
          <ValidatorsBlocked reason={active.status} />
        );
      }}
    </QueryView>
  );
}
