import { useTranslation } from 'react-i18next';
import type { ValidatorStatus } from '#contract/validators/validators.ts';
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
