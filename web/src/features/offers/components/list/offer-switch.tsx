import { Switch } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '#contract/offers/offers.ts';
import { fromServer, useFailureText } from '#web/platform/api/api.ts';
import { ApiError } from '#web/platform/http/http.ts';
import { showToast } from '#web/ui/toast/toast.ts';
import { offerQuery, useCacheOffer, useSetOfferStatus } from '../../api.ts';
import classes from './offer-switch.module.css';

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
      if (!(error instanceof ApiError && error.code === 'VERSION_MISMATCH')) throw error;
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
      classNames={{ root: classes['root'] ?? '', track: classes['track'] ?? '' }}
    />
  );
}
