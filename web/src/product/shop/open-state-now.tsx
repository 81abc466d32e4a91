import { useTranslation } from 'react-i18next';
import type { Shop } from '#contract/shops/shops.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { OpenStateText } from '#web/views/shop/open-state-text.tsx';

/** Whether a shop is open now, and when that changes. */
export function OpenStateNow({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation();
  return <OpenStateText t={t} now={useNow()} shop={shop} />;
}
