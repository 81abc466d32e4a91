import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#web/ui/page/use-page-title.ts';

export default function Wallet() {
  const { t } = useTranslation();
  const title = t('wallet.title');
  const heading = usePageTitle(title);
  return (
    <main>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
    </main>
  );
}
