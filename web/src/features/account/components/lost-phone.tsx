import { Paper, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/card-padding.ts';
import { LostPhoneHint } from './lost-phone-hint.tsx';

/** What to do without the phone that has the code app. */
export function LostPhone() {
  const { t } = useTranslation();
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Title order={2} size="h3">
        {t('login.code.lost')}
      </Title>
      <LostPhoneHint />
    </Paper>
  );
}
