import { Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { idPattern } from '#contract/id-format.ts';
import type { Decision } from '#contract/staff.ts';
import { formatInstant } from '#web/lib/format/instants.ts';
import { cardPadding } from '#web/ui/card-padding.ts';
import { DecisionChanges } from './decision-changes.tsx';
import { DecisionsLink } from './decisions-link.tsx';

const colors: Readonly<Record<Decision['action'], string>> = {
  approve: 'teal',
  reject: 'red',
  suspend: 'red',
  lift: 'teal',
  contact: 'blue',
  convert: 'teal',
  discard: 'gray',
};

interface DecisionEntryProps {
  readonly decision: Decision;
  /** Links to the other decisions on its business. */
  readonly isLinked: boolean;
}

/** A decision as it was recorded: on what, what was decided, when, by whom, why, and what it changed. */
export function DecisionEntry({ decision, isLinked }: DecisionEntryProps) {
  const { t, i18n } = useTranslation();
  const { subjectId, subjectName, staffName, at, action, reason } = decision;
  const isOnBusiness = idPattern('business').test(subjectId);
  const name = subjectName ?? t('staff.decisions.removedIndication');
  const when = formatInstant(at, i18n.language);
  return (
    <Paper component="article" withBorder p={cardPadding}>
      <Stack gap="sm">
        <div>
          <Group gap="sm">
            <Title order={2} size="h3">
              {name}
            </Title>
            <Badge color={colors[action]} variant="light" radius="sm" tt="none">
              {t(`staff.decisions.actions.${action}`)}
            </Badge>
          </Group>
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {t(isOnBusiness ? 'staff.decisions.business' : 'staff.decisions.indication')}
            {' · '}
            {staffName
              ? t('staff.decisions.by', { when, name: staffName })
              : t('staff.decisions.byGone', { when })}
          </Text>
        </div>
        {reason && (
          <Text style={{ overflowWrap: 'anywhere' }}>
            <Text span c="dimmed">
              {t('staff.reason')}:
            </Text>{' '}
            {reason}
          </Text>
        )}
        <DecisionChanges decision={decision} />
        {isLinked && isOnBusiness && (
          <div>
            <DecisionsLink businessId={subjectId} name={name} />
          </div>
        )}
      </Stack>
    </Paper>
  );
}
