import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PricesOfPlans } from '#contract/billing/plan-prices.ts';
import type { BillingCycle, Subscription } from '#contract/billing/subscriptions.ts';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { formatMoney } from '#web/lib/format/money.ts';
import { sizeLimitTexts, sizeName } from '#web/lib/format/size-texts.ts';
import { subscriptionQuery } from '#web/session/queries/my-billing.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { focusPageHeading } from '#web/ui/page/page-header.tsx';
import { showToast } from '#web/ui/toast/toast.ts';
import { CycleTerms, SizeTerms } from './change-terms.tsx';
import {
  type ChosenPlan,
  changedParts,
  keptCycle,
  planBlock,
  type Records,
} from './plan-change.ts';
import { priceOfCycle } from './plan-prices.ts';
import { PlanBlocked, PlanRefusal } from './plan-refusal.tsx';
import { cycleToast } from './plan-toasts.ts';
import { useChangePlan } from './use-change-plan.ts';

interface PlanDialogProps {
  readonly records: Records;
  readonly subscription: Subscription;
  readonly prices: PricesOfPlans;
  readonly sizeType: SizeType;
  readonly choice: ChosenPlan;
  /** Sets the previous cycle again. */
  readonly onUndoCycle: (before: BillingCycle) => Promise<void>;
  readonly onClose: () => void;
}

/** The chosen plan: its price by the chosen cycle, and the limits of another size. */
function ShownPlan(props: PlanDialogProps & { readonly isOtherSize: boolean }) {
  const { prices, sizeType, choice, isOtherSize } = props;
  const { t } = useTranslation();
  const price = prices.get(sizeType.id);
  return (
    <div>
      {!isOtherSize && <Text size="sm">{sizeName(t, sizeType.id, sizeType.name)}</Text>}
      <Text fw={650}>
        {price
          ? t(choice.cycle === 'YEARLY' ? 'billing.plan.aYear' : 'billing.plan.aMonth', {
              price: formatMoney(priceOfCycle(price, choice.cycle)),
            })
          : sizeType.special && t('billing.plan.agreed')}
      </Text>
      {isOtherSize && !sizeType.special && (
        <Text size="sm" c="dimmed">
          {sizeLimitTexts(t, sizeType).join(' · ')}
        </Text>
      )}
    </div>
  );
}

/** Confirms another plan: its price, the changes, their first day, and the cost of a larger size. */
export function PlanDialog(props: PlanDialogProps) {
  const { records, subscription, sizeType, choice, onUndoCycle, onClose } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const { mutateAsync, isPending, error } = useChangePlan(records, subscription);
  const { live } = records;
  const changed = changedParts(choice, records, subscription);
  const block = planBlock(records, changed);
  const name = sizeName(t, sizeType.id, sizeType.name);

  const confirm = async () => {
    const before = keptCycle(subscription);
    try {
      await mutateAsync(choice);
    } catch {
      return;
    }
    onClose();
    // The button that opened the dialog is gone.
    setTimeout(focusPageHeading);
    if (changed.size) {
      const isReviewed = live.approvedAt !== undefined;
      await showToast(
        t(isReviewed ? 'billing.plan.sizeAsked' : 'billing.plan.sizeSaved', { name }),
      );
      return;
    }
    const saved = client.getQueryData(subscriptionQuery(live.id).queryKey) ?? subscription;
    await showToast(cycleToast(t, saved), 'success', {
      action: { label: t('billing.plan.undo'), onClick: () => void onUndoCycle(before) },
    });
  };

  return (
    <Dialog
      isBusy={isPending}
      onClose={onClose}
      title={
        changed.size
          ? t('billing.plan.sizeTitle', { name })
          : t(`billing.plan.confirm.${choice.cycle}`)
      }
    >
      <Stack gap="md">
        <ShownPlan {...props} isOtherSize={changed.size} />
        {block ? (
          <PlanBlocked block={block} />
        ) : (
          <>
            {changed.size && <SizeTerms {...props} />}
            {changed.cycle && <CycleTerms {...props} isWithSize={changed.size} />}
          </>
        )}
        <PlanRefusal error={error} sizeType={sizeType} />
        <Group justify="flex-end">
          <Button variant="default" disabled={isPending} onClick={onClose}>
            {t(block ? 'common.close' : 'common.cancel')}
          </Button>
          {!block && (changed.size || changed.cycle) && (
            <Button loading={isPending} onClick={confirm}>
              {changed.size
                ? t(live.approvedAt ? 'billing.plan.askSize' : 'billing.plan.saveSize')
                : t(`billing.plan.confirm.${choice.cycle}`)}
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
}
