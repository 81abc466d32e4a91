import { Alert, Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { SizeType } from '#contract/businesses/size-types.ts';
import { sizeLimitTexts } from '#web/lib/format/size-texts.ts';
import { errorCodeOf } from '#web/platform/http/http.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import type { PlanBlock } from './plan-change.ts';

const targets = {
  rejected: 'business',
  suspended: 'business',
  suspendedForPayment: 'invoice',
  closed: undefined,
} as const satisfies Readonly<Record<PlanBlock, string | undefined>>;

/** Why the plan cannot change now, with a link to the first step. */
export function PlanBlocked({ block }: { readonly block: PlanBlock }) {
  const { t } = useTranslation();
  const target = targets[block];
  return (
    <Alert role="note" color="orange" variant="light">
      {t(`billing.plan.blocked.${block}`)}{' '}
      {target && (
        <Anchor component={Link} to={linkToScreen(target)} inherit c="inherit" underline="always">
          {t(target === 'invoice' ? 'billing.payTitle' : 'billing.plan.toBusiness')}
        </Anchor>
      )}
    </Alert>
  );
}

/** Refusals that mean that the plan was changed elsewhere, and was loaded again. */
const isOutdated = (code: string) =>
  ['REVISION_PENDING', 'VERSION_MISMATCH', 'INVALID_TRANSITION', 'BUSINESS_NOT_FOUND'].includes(
    code,
  );

interface PlanRefusalProps {
  readonly error: unknown;
  readonly sizeType: SizeType;
}

/** The server's reason for a refusal, with the owner's next step. */
export function PlanRefusal({ error, sizeType }: PlanRefusalProps) {
  const { t } = useTranslation();
  if (!error) return null;
  const code = errorCodeOf(error);
  if (isOutdated(code)) {
    return (
      <Alert color="red" variant="light" role="alert">
        {t('billing.plan.outdated')}
      </Alert>
    );
  }
  if (code !== 'LIMIT_OF_SIZE_TYPE_REACHED') return <ErrorAlert error={error} context="page" />;
  return (
    <Alert color="red" variant="light" role="alert">
      {t('billing.plan.tooSmall', { limits: sizeLimitTexts(t, sizeType).join(', ') })}
      <Text inherit mt="xs">
        {(['shopList', 'validatorList'] as const).map((screen) => (
          <Anchor
            key={screen}
            component={Link}
            to={linkToScreen(screen)}
            inherit
            c="inherit"
            underline="always"
            mr="md"
          >
            {t(`shell.screens.${screen}`)}
          </Anchor>
        ))}
      </Text>
    </Alert>
  );
}
