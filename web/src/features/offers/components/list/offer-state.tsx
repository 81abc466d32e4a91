import { Anchor, Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isShown } from '#contract/offers/display-status.ts';
import type { Offer } from '#contract/offers/offers.ts';
import { fromServer, useFailureText } from '#web/platform/api/api.ts';
import { hasCode } from '#web/platform/http/http.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { StatusBadge } from '#web/product/status-badge.tsx';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { ToneBadge } from '#web/ui/tone-badge.tsx';
import { offerQuery, useCacheOffer, useSetOfferStatus } from '../../api.ts';
import classes from './offer-state.module.css';

interface OfferBadgeProps {
  readonly offer: Pick<Offer, 'displayStatus'>;
  /** Whether the state of the business or of the offer's shops hides it from customers. */
  readonly isHidden: boolean;
  /** Whether the user is the owner; validators get another text. */
  readonly isOwner: boolean;
}

/** The status of an offer as customers see it; a hidden offer that would be live has its own badge. */
export function OfferBadge({ offer, isHidden, isOwner }: OfferBadgeProps) {
  const { t } = useTranslation();
  const { displayStatus } = offer;
  if (!isHidden || !isShown(displayStatus)) return <StatusBadge status={displayStatus} />;
  return (
    <ToneBadge tone="waiting">{t(`offers.badge.${isOwner ? 'onlyYou' : 'hidden'}`)}</ToneBadge>
  );
}

/** Returns how many vouchers of an offer were claimed and redeemed. */
export function useOfferNumbers(offer: Offer): string {
  const { t } = useTranslation();
  const { availableLimit, claimedCount, redeemedCount } = offer;
  const claimed =
    availableLimit === undefined
      ? t('offers.vouchers', { count: claimedCount })
      : t('offers.vouchersOfLimit', { claimed: claimedCount, limit: availableLimit });
  return claimedCount === 0 ? claimed : `${claimed}, ${t('offers.used', { count: redeemedCount })}`;
}

interface OfferNumbersProps {
  readonly offer: Offer;
  /** The filter of the list that the statistics link back to. */
  readonly listSearch?: string;
}

/** The numbers of an offer, with a link to its statistics. */
export function OfferNumbers({ offer, listSearch }: OfferNumbersProps) {
  const { t } = useTranslation();
  const { id, title } = offer;
  const numbers = useOfferNumbers(offer);
  return (
    <Anchor
      component={Link}
      to={linkToScreen('statistics', { offerId: id })}
      state={{ listSearch } satisfies FromList}
      replace
      inherit
      underline="always"
      aria-label={t('offers.numbersOf', { numbers, title })}
      className={`touch-area ${classes['numbers']}`}
    >
      {numbers}
    </Anchor>
  );
}

type Status = Offer['status'];

const other = { active: 'inactive', inactive: 'active' } as const satisfies Record<Status, Status>;

/** Switches an offer, with a toast to undo it; `wanted` is the status until the server answers. */
function useSwitchOffer() {
  const { t } = useTranslation();
  const textOf = useFailureText();
  const client = useQueryClient();
  const cacheOffer = useCacheOffer();
  const { mutateAsync, isPending, variables } = useSetOfferStatus();
  const isBusy = useRef(false);

  const load = (id: string) => client.fetchQuery(fromServer(offerQuery(id)));
  const set = ({ id, version }: Offer, status: Status) =>
    mutateAsync({ params: { id }, body: { status }, version });

  const setNewest = async (offer: Offer, status: Status) => {
    try {
      return await set(offer, status);
    } catch (error) {
      if (!hasCode(error, 'VERSION_MISMATCH')) throw error;
      const newer = await load(offer.id);
      await cacheOffer(newer);
      return newer.status === status ? newer : set(newer, status);
    }
  };

  const switchOffer = async (offer: Offer, status: Status, isUndo = false): Promise<void> => {
    // A second tap may come before the first is rendered.
    if (isBusy.current) return;
    isBusy.current = true;
    const id = `switch-${offer.id}`;
    try {
      const saved = await setNewest(offer, status);
      const undo = {
        label: t('offers.undo'),
        onClick: () => switchOffer(saved, other[status], true),
      };
      showToast(t(`offers.switched.${status}`), 'success', {
        id,
        ...(!isUndo && { action: undo }),
      });
    } catch (error) {
      showToast(textOf(error), 'error', { id });
      // A refusal may mean that the shown offer is outdated. The next tap does not wait for the reload.
      load(offer.id).then(cacheOffer, () => undefined);
    } finally {
      isBusy.current = false;
    }
  };

  return { switchOffer, wanted: isPending ? variables.body?.status : undefined, isPending };
}

interface OfferSwitchProps {
  readonly offer: Offer;
  /** Whether to show a label; otherwise only the accessible name contains the offer's title. */
  readonly isLabelled?: boolean;
}

/** Switches an offer on or off. Shows the new state at once, and the old one again if the server refuses. */
export function OfferSwitch({ offer, isLabelled = false }: OfferSwitchProps) {
  const { t } = useTranslation();
  const { switchOffer, wanted, isPending } = useSwitchOffer();
  return (
    <Switch
      checked={(wanted ?? offer.status) === 'active'}
      disabled={offer.displayStatus === 'expired'}
      onChange={({ currentTarget: { checked } }) =>
        switchOffer(offer, checked ? 'active' : 'inactive')
      }
      {...(isLabelled
        ? { label: t('offers.onAir') }
        : { 'aria-label': t('offers.switch', { title: offer.title }) })}
      aria-busy={isPending}
      size="md"
      withThumbIndicator={false}
      classNames={{ root: classes['switch'] ?? '', track: classes['track'] ?? '' }}
    />
  );
}
