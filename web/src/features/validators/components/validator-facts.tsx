import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Validator, ValidatorStatus } from '#contract/validators/validators.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { formatTimeAgo } from '#web/lib/format/instants.ts';
import { shopLabels } from '#web/lib/format/shop-labels.ts';
import { shopTitle } from '#web/lib/format/shop-texts.ts';
import { useAllMyShops } from '#web/session/queries/my-shops.ts';
import { type Tone, ToneBadge } from '#web/ui/tone-badge.tsx';

const tones: Readonly<Record<ValidatorStatus, Tone>> = {
  pending_first_access: 'waiting',
  active: 'good',
  disabled: 'off',
};

/** The status of a validator. */
export function ValidatorBadge({ status }: { readonly status: ValidatorStatus }) {
  const { t } = useTranslation();
  return <ToneBadge tone={tones[status]}>{t(`validators.status.${status}`)}</ToneBadge>;
}

/** Returns a function that describes a validator's activity: `12 validações · Última validação há 3 dias`. */
export function useActivityText(): (validator: Validator) => string {
  const { t, i18n } = useTranslation();
  const now = useNow();
  return ({ lastValidationAt, validationsCount }) => {
    if (!lastValidationAt) return t('validators.neverValidated');
    const when = formatTimeAgo(lastValidationAt, now, i18n.language);
    const count = t('validators.count', { count: validationsCount });
    const last = when
      ? t('validators.lastValidation', { when })
      : t('validators.lastValidationNow');
    return `${count} · ${last}`;
  };
}

type Workplace = Pick<Validator, 'shopId' | 'shopIdentifier'>;

/** Returns functions that name a validator's shop; they return its link if it was removed or is not loaded yet. */
export function useShopNames(businessId: string) {
  const { data: shops } = useAllMyShops(businessId);
  const labels = useMemo(
    () => new Map(shopLabels(shops ?? []).map(({ value, label }) => [value, label])),
    [shops],
  );
  return {
    /** For the owner: `Boa Vista · Recife`. The same function until the shops change. */
    labelOf: useCallback(
      ({ shopId, shopIdentifier }: Workplace): string => labels.get(shopId) ?? shopIdentifier,
      [labels],
    ),
    /** For others: `Padaria Sol da Aurora · Boa Vista`. */
    titleOf: ({ shopId, shopIdentifier }: Workplace): string => {
      const shop = shops?.find(({ id }) => id === shopId);
      return shop ? shopTitle(shop) : shopIdentifier;
    },
  };
}
