import { Anchor, SimpleGrid, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Agreement } from '#contract/billing/agreements.ts';
import { planPricesOf } from '#contract/billing/plan-prices.ts';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import { isSpecial, type SizeTypeId } from '#contract/businesses/size-type-ids.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatDay } from '#web/lib/format/days.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts } from '#web/lib/format/size-texts.ts';
import { pricesQuery, sizeTypesQuery } from '#web/product/billing/api.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { NextInvoice } from '../next-invoice.tsx';
import { CycleChoice } from './cycle-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { type ChosenPlan as Choice, keptCycle, type Records, waitingSize } from './plan-change.ts';
import { PlanDialog } from './plan-dialog.tsx';
import { PlanRules } from './plan-rules.tsx';
import { useUndoCycle } from './use-undo-cycle.ts';
import { WaitingSize } from './waiting-size.tsx';

/** The agreed plan of a business of the special size type, or a link to ask for one. */
function AgreedPlan({ agreement }: { readonly agreement: Agreement | undefined }) {
  const { t } = useTranslation();
  if (!agreement) {
    return (
      <Text>
        {t('billing.plan.noAgreement')}{' '}
        <Anchor component={Link} to={linkToScreen('business')} inherit underline="always">
          {t('billing.plan.toBusiness')}
        </Anchor>
      </Text>
    );
  }
  const { monthlyPrice, validFrom } = agreement;
  return (
    <Stack gap={4}>
      <Text fw={650}>{t('billing.plan.aMonth', { price: formatMoney(monthlyPrice) })}</Text>
      <Text>{t('billing.plan.agreedFrom', { day: formatDay(validFrom) })}</Text>
      <Text size="sm" c="dimmed">
        {sizeLimitTexts(t, agreement).join(' · ')}
      </Text>
    </Stack>
  );
}

interface PlansProps {
  readonly records: Records;
  readonly subscription: Subscription;
  readonly sizeTypes: readonly SizeType[];
}

function Plans({ records, subscription, sizeTypes }: PlansProps) {
  const { t } = useTranslation();
  const { live, pending } = records;
  const kept = keptCycle(subscription);
  const [compared, setCompared] = useState<BillingCycle>(kept);
  // A saved or undone change also moves the choice.
  const [before, setBefore] = useState(kept);
  if (before !== kept) {
    setBefore(kept);
    setCompared(kept);
  }
  const cycle = before === kept ? compared : kept;
  const [choice, setChoice] = useState<Choice>();
  const undoCycle = useUndoCycle(live.id);
  const { data } = useQuery(pricesQuery);
  const prices = planPricesOf(data?.items ?? []);
  const chooseSize = useCallback(
    (sizeTypeId: SizeTypeId) => setChoice({ sizeTypeId, cycle }),
    [cycle],
  );
  const waiting = waitingSize(records);
  const stateOf = (id: SizeTypeId) => {
    if (id === live.sizeTypeId) return 'current';
    return id === waiting ? 'waiting' : undefined;
  };
  // A change of the cycle alone is priced by the live size, also while another one waits.
  const shownId = choice?.sizeTypeId === pending.sizeTypeId ? live.sizeTypeId : choice?.sizeTypeId;
  const chosenSize = sizeTypes.find(({ id }) => id === shownId);
  return (
    <Stack gap="md">
      <WaitingSize {...records} />
      <SectionCard title={t('billing.nextTitle')}>
        <NextInvoice subscription={subscription} />
      </SectionCard>
      <SectionCard title={t(isSpecial(live) ? 'billing.plan.agreement' : 'billing.plan.howToPay')}>
        {isSpecial(live) ? (
          <AgreedPlan agreement={subscription.agreement} />
        ) : (
          <CycleChoice
            subscription={subscription}
            prices={prices.get(live.sizeTypeId)}
            value={cycle}
            onChange={setCompared}
            onUndo={undoCycle}
            // The size that waits for approval stays.
            onConfirm={() => setChoice({ sizeTypeId: pending.sizeTypeId, cycle })}
          />
        )}
      </SectionCard>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {sizeTypes.map((sizeType) => (
          <PlanCard
            key={sizeType.id}
            sizeType={sizeType}
            prices={prices.get(sizeType.id)}
            cycle={cycle}
            state={stateOf(sizeType.id)}
            hasTrial={live.approvedAt === undefined}
            onChoose={chooseSize}
          />
        ))}
      </SimpleGrid>
      <PlanRules sizeTypes={sizeTypes} prices={prices} sizeTypeId={live.sizeTypeId} />
      {choice && chosenSize && (
        <PlanDialog
          records={records}
          subscription={subscription}
          prices={prices}
          sizeType={chosenSize}
          choice={choice}
          onUndoCycle={undoCycle}
          onClose={() => setChoice(undefined)}
        />
      )}
    </Stack>
  );
}

/** The plans side by side with the current one marked, and the choice between monthly and yearly payment. */
export function PlanChoice(records: Records) {
  const subscription = useQuery(subscriptionQuery(records.live.id));
  const sizeTypes = useQuery(sizeTypesQuery);
  const { isLoading } = useQuery(pricesQuery);
  const isReady = Boolean(subscription.data && sizeTypes.data) && !isLoading;
  // All appears at once. Its long first render is deferred, since React then does it in slices.
  const isShown = useDeferredValue(isReady, false);
  return (
    <QueryView query={subscription} loading={<FormSkeleton />}>
      {(billed) => (
        <QueryView query={sizeTypes} loading={<FormSkeleton />}>
          {(items) =>
            isShown ? (
              <Plans records={records} subscription={billed} sizeTypes={items} />
            ) : (
              <FormSkeleton />
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
}
