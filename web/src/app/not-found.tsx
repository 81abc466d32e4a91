import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { pagePaths } from '#contract/pages/page-paths.ts';
import { rootPath } from '#web/screens/link-to-screen.ts';
import { ScreenNotice } from '#web/ui/page/screen-notice.tsx';

/** Shown at an unknown path. Leads to the user's landing screen or the sign-in, and to the offers. */
export default function NotFound() {
  const { t } = useTranslation();
  return (
    <ScreenNotice title={t('notFound.title')} text={t('notFound.hint')} window="closed" isWholePage>
      <Button component={Link} to={rootPath} replace>
        {t('notFound.goHome')}
      </Button>
      <Button component="a" href={pagePaths.offers} variant="default">
        {t('common.seeOffers')}
      </Button>
    </ScreenNotice>
  );
}
