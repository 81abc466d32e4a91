import { Button, Group, Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';

/** While the business waits for staff: what its owner can prepare. */
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
