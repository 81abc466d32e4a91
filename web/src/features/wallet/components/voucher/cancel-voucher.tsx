import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Claim } from '#contract/claims/claims.ts';
import { hasCode, isConnectionFailure } from '#web/platform/http/http.ts';
import { useBackLayer } from '#web/platform/navigation/navigation.ts';
import { ErrorAlert } from '#web/ui/error-alert.tsx';
import { useCancelClaim } from '../../api.ts';
import classes from './opened-voucher.module.css';

/** Refusals that say that the voucher is not open any more. */
const ended = ['CLAIM_NOT_FOUND', 'CLAIM_EXPIRED', 'ALREADY_REDEEMED'] as const;

const hasEnded = (error: unknown) => ended.some((code) => hasCode(error, code));

interface CancelVoucherProps extends Pick<Claim, 'code'> {
  /** Loads the voucher again. */
  readonly refetch: () => unknown;
}

/** Cancels a voucher after a question, which Back answers with no. */
export function CancelVoucher({ code, refetch }: CancelVoucherProps) {
  const { t } = useTranslation();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, error, isPending, reset } = useCancelClaim();
  const close = () => {
    setIsAsked(false);
    reset();
  };
  useBackLayer(isAsked, close);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isAsked) keep.current?.focus();
  }, [isAsked]);
  const cancel = () =>
    mutate({ params: { code } }, { onSuccess: refetch, onError: (e) => hasEnded(e) && refetch() });
  if (!isAsked) {
    return (
      <button type="button" className="open-button" onClick={() => setIsAsked(true)}>
        {t('wallet.cancel.ask')}
      </button>
    );
  }
  return (
    <fieldset className={classes['question']}>
      <legend>{t('wallet.cancel.question')}</legend>
      <div className={classes['buttons']}>
        <button type="button" className="open-button" disabled={isPending} onClick={cancel}>
          {t('wallet.cancel.confirm')}
        </button>
        <button ref={keep} type="button" className="open-button" onClick={close}>
          {t('wallet.cancel.keep')}
        </button>
      </div>
      {isConnectionFailure(error) ? (
        <p role="alert">{t('wallet.cancel.offline')}</p>
      ) : (
        !hasEnded(error) && <ErrorAlert error={error} context="page" />
      )}
    </fieldset>
  );
}
