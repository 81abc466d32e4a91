import { Button } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import classes from './statistics-link.module.css';

/** A link from the list of offers to the statistics, which link back to the list with its filter. */
export function StatisticsLink() {
  const { t } = useTranslation();
  const { search } = useLocation();
  return (
    <Button
      component={Link}
      to={linkToScreen('statistics')}
      state={{ listSearch: search } satisfies FromList}
      replace
      variant="default"
      aria-label={t('shell.screens.statistics')}
      title={t('shell.screens.statistics')}
      classNames={classes}
      leftSection={<IconChartBar size={18} aria-hidden="true" />}
    >
      {t('shell.screens.statistics')}
    </Button>
  );
}
