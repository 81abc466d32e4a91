import { useSearchParams } from 'react-router-dom';
import { userOfPage } from '#web/lib/auth/stored-user.ts';
import { WalletList } from '../components/list/wallet-list.tsx';
import { OpenedVoucher } from '../components/voucher/opened-voucher.tsx';
import { WalletPage } from '../components/wallet-page.tsx';
import { useReloadWhenOnline } from '../use-reload-when-online.ts';
import { useWallet } from '../use-wallet.ts';

function WalletOf({ userId }: { readonly userId: string }) {
  const [search] = useSearchParams();
  const code = search.get('code');
  const wallet = useWallet(userId);
  useReloadWhenOnline();
  return (
    <WalletPage isKept={wallet.isKept}>
      {code === null ? (
        <WalletList {...wallet} />
      ) : (
        <OpenedVoucher key={code} {...wallet} text={code} />
      )}
    </WalletPage>
  );
}

/** "Meus cupons": the vouchers of a user, or the one that the address names. Also works offline. */
export default function WalletScreen() {
  const userId = userOfPage();
  // The layout redirects visitors.
  return userId === undefined ? null : <WalletOf userId={userId} />;
}
