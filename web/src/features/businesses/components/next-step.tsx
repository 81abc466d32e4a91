import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';

/** What the owner can do while the business waits for approval: open shops. */
export function NextStep() {
  const { t } = useTranslation();
  return (
    <Paper component="section" withBorder p="lg">
      <Group justify="space-between">
        <Text flex="1 1 16rem">{t('businesses.nextStep')}</Text>
        <Button component={Link} to={linkTo('shopList')} replace variant="light">
          {t('businesses.toShops')}
        </Button>
      </Group>
    </Paper>
  );
}
