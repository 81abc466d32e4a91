import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useMe } from '#web/session/queries/get-me.ts';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { secondFactorQuery } from '../../api/second-factor.ts';

function SecondFactorState() {
  const { t } = useTranslation();
  const query = useQuery(secondFactorQuery);
  return (
    <QueryView query={query} loading={<Text size="sm">{t('common.loading')}</Text>}>
      {({ isOn }) => (
        <Group justify="space-between">
          <Text c="dimmed" size="sm">
            {t(isOn ? 'secondFactor.card.on' : 'secondFactor.card.off')}
          </Text>
          <Button
            component={Link}
            to={linkToScreen('secondFactor')}
            replace
            variant={isOn ? 'default' : 'filled'}
          >
            {t(isOn ? 'secondFactor.card.see' : 'secondFactor.card.setUp')}
          </Button>
        </Group>
      )}
    </QueryView>
  );
}

/** Whether staff have a second factor, with a link to its screen; empty for other users. */
export function SecondFactorCard() {
  const { t } = useTranslation();
  const { role } = useMe();
  if (role !== 'staff') return null;
  return (
    <SectionCard title={t('secondFactor.title')}>
      <SecondFactorState />
    </SectionCard>
  );
}
