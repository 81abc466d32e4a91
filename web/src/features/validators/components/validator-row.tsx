import { Group } from '@mantine/core';
import { IconHistory, IconMail, IconMapPin } from '@tabler/icons-react';
import { useLocation } from 'react-router-dom';
import type { Validator } from '#contract/validators/validators.ts';
import type { FromList } from '#web/platform/navigation/navigation.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { LinkedCard, LinkedCardTitle } from '#web/ui/list/linked-card.tsx';
import { useActivityText } from '../use-activity-text.ts';
import { ValidatorBadge } from './validator-badge.tsx';
import classes from './validator-row.module.css';

interface ValidatorRowProps {
  readonly validator: Validator;
  /** The name of their shop. */
  readonly shop: string;
}

/** A validator in the list of their business. */
export function ValidatorRow({ validator, shop }: ValidatorRowProps) {
  const activityOf = useActivityText();
  const { search } = useLocation();
  const facts = [
    [IconMail, validator.email],
    [IconMapPin, shop],
    [IconHistory, activityOf(validator)],
  ] as const;
  return (
    <LinkedCard className={classes['root']}>
      <Group justify="space-between" align="flex-start" gap="0.25rem 0.75rem">
        <LinkedCardTitle
          to={linkToScreen('validator', { id: validator.id })}
          state={{ listSearch: search } satisfies FromList}
          className={classes['name']}
        >
          {validator.name}
        </LinkedCardTitle>
        <ValidatorBadge status={validator.status} />
      </Group>
      <div className={classes['facts']}>
        {facts.map(([Icon, text]) => (
          <p key={text} className={classes['fact']}>
            <Icon size={16} aria-hidden="true" />
            {text}
          </p>
        ))}
      </div>
    </LinkedCard>
  );
}
