import { useTranslation } from 'react-i18next';

/** Shown instead of a voucher that the user does not hold, or that this device does not have. */
export function MissingVoucher({ isOffline = false }: { readonly isOffline?: boolean }) {
  const { t } = useTranslation();
  if (isOffline) return <p>{t('wallet.missing.offline')}</p>;
  return (
    <section>
      <h2>{t('wallet.missing.title')}</h2>
      <p>{t('wallet.missing.hint')}</p>
    </section>
  );
}
