import { Button, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { commonReasons, type ReasonedDecision } from '../common-reasons.ts';

interface CommonReasonsProps {
  readonly decision: ReasonedDecision;
  readonly onChoose: (text: string) => void;
}

/** Buttons that fill in common reasons, which stay editable. */
export function CommonReasons({ decision, onChoose }: CommonReasonsProps) {
  const { t } = useTranslation();
  return (
    <Group gap="xs" role="group" aria-label={t('staff.commonReasons.title')}>
      {commonReasons[decision].map((reason) => (
        <Button
          key={reason}
          size="compact-md"
          radius="xl"
          variant="light"
          onClick={() => onChoose(t(`staff.commonReasons.${reason}.text`))}
        >
          {t(`staff.commonReasons.${reason}.label`)}
        </Button>
      ))}
    </Group>
  );
}
