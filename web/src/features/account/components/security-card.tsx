import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkTo } from '#web/screens/link-to.ts';
import { cardPadding } from '#web/ui/card-padding.ts';

/** A link to the change of password. */
export function SecurityCard() {
  const { t } = useTranslation();
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3">
            {t('profile.security')}
          </Title>
          <Text c="dimmed" size="sm">
            {t('profile.securityHint')}
          </Text>
        </div>
        <Button component={Link} to={linkTo('changePassword')} replace variant="default">
          {t('profile.changePassword')}
        </Button>
      </Group>
    </Paper>
  );
}
