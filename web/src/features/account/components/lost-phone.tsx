import { Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/card-padding.ts';

/** What to do without the phone that has the code app. */
export function LostPhone() {
  const { t } = useTranslation();
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Title order={2} size="h3">
        {t('login.code.lost')}
      </Title>
      <Text c="dimmed" mt={4}>
        {t('login.code.lostHint')}
      </Text>
    </Paper>
  );
}
