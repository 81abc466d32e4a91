import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readClaimCode } from '#contract/claims/claim-code.ts';
import { isConnectionFailure } from '#web/platform/http/http.ts';
import { returning, useBackPath } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';
import { LoadFailure } from '#web/ui/query-view.tsx';
import hidden from '#web/ui/visually-hidden.module.css';
import { useShownClaim } from '../../use-shown-claim.ts';
import { useVoucherTexts } from '../../use-voucher-texts.ts';
import type { Wallet } from '../../use-wallet.ts';
import { ListSkeleton } from '../list/list-skeleton.tsx';
import { MissingVoucher } from './missing-voucher.tsx';
import classes from './opened-voucher.module.css';
import { ShownVoucher } from './shown-voucher.tsx';

interface OpenedVoucherProps extends Wallet {
  /** The code in the address, as anybody may have typed it. */
  readonly text: string;
}

/** The content: the voucher, or why there is none. */
function Content({ text, ...wallet }: OpenedVoucherProps) {
  const code = readClaimCode(text);
  const { claim, isMissing, error, refetch } = useShownClaim(wallet, code);
  const texts = useVoucherTexts();
  if (isMissing) return <MissingVoucher />;
  if (claim && texts.data) {
    return <ShownVoucher t={texts.data.t} claim={claim} refetch={refetch} />;
  }
  if (isConnectionFailure(error)) return <MissingVoucher isOffline />;
  const failure = error ?? texts.error;
  return failure ? (
    <LoadFailure error={failure} onRetry={() => [refetch(), texts.refetch()]} />
  ) : (
    <ListSkeleton />
  );
}

/** The voucher that the address names, large and bright. Back leads to the list. */
export function OpenedVoucher(props: OpenedVoucherProps) {
  const { t } = useTranslation();
  const list = linkToScreen('wallet');
  useBackPath(list);
  const heading = usePageTitle(t('wallet.voucher'));
  return (
    <>
      <Link to={list} replace state={returning} className={classes['back']}>
        <span aria-hidden="true">‹</span> {t('wallet.title')}
      </Link>
      <h1 ref={heading} tabIndex={-1} className={hidden['root']}>
        {t('wallet.voucher')}
      </h1>
      <Content {...props} />
    </>
  );
}
