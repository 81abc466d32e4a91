import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultLanguage } from '#contract/http/languages.ts';
import { QueryView } from '#web/ui/query-view.tsx';
import { ownerTextsQuery } from '../../api.ts';
import { type CommonReason, commonReasons, type ReasonedDecision } from '../../common-reasons.ts';

interface CommonReasonsProps {
  readonly decision: ReasonedDecision;
  readonly onChoose: (text: string) => void;
}

/** Buttons that fill in common reasons in Portuguese for editing; other languages also show a translation. */
export function CommonReasons({ decision, onChoose }: CommonReasonsProps) {
  const { t, i18n } = useTranslation();
  const query = useQuery(ownerTextsQuery);
  const [chosen, setChosen] = useState<CommonReason>();
  return (
    <QueryView query={query} loading={null}>
      {(textOf) => (
        <Stack gap="xs">
          <Group gap="xs" role="group" aria-label={t('staff.commonReasons.title')}>
            {commonReasons[decision].map((reason) => (
              <Button
                key={reason}
                size="compact-md"
                radius="xl"
                variant="light"
                onClick={() => {
                  setChosen(reason);
                  onChoose(textOf(`staff.commonReasons.${reason}.text`));
                }}
              >
                {t(`staff.commonReasons.${reason}.label`)}
              </Button>
            ))}
          </Group>
          {i18n.language !== defaultLanguage && (
            <Text size="sm" c="dimmed" role="status">
              {t('staff.commonReasons.inPortuguese')}{' '}
              {chosen && <q>{t(`staff.commonReasons.${chosen}.text`)}</q>}
            </Text>
          )}
        </Stack>
      )}
    </QueryView>
  );
}
