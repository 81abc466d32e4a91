import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cardPadding } from '#web/ui/card-padding.ts';
import { SignInAgain } from './sign-in-again.tsx';

interface SecondFactorOnProps {
  /** It was set up just now. */
  readonly isNew: boolean;
  readonly onReplace: () => void;
}

/** What follows once the second factor is on: another sign-in; and the way to another phone. */
export function SecondFactorOn({ isNew, onReplace }: SecondFactorOnProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  const state = isNew ? 'done' : 'on';
  // The form that had the focus is gone; what follows is read out.
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <>
      <Paper component="section" withBorder p={cardPadding}>
        <Stack gap="md">
          <div>
            <Title order={2} size="h3" ref={heading} tabIndex={-1}>
              {t(`secondFactor.${state}.title`)}
            </Title>
            <Text c="dimmed" mt={4}>
              {t(`secondFactor.${state}.hint`)}
            </Text>
          </div>
          <SignInAgain variant={isNew ? 'filled' : 'default'} />
        </Stack>
      </Paper>
      {!isNew && (
        <Paper component="section" withBorder p={cardPadding}>
          <Stack gap="md">
            <div>
              <Title order={2} size="h3">
                {t('secondFactor.newPhone.title')}
              </Title>
              <Text c="dimmed" mt={4}>
                {t('secondFactor.newPhone.hint')}
              </Text>
            </div>
            <div>
              <Button variant="default" onClick={onReplace}>
                {t('secondFactor.newPhone.action')}
              </Button>
            </div>
          </Stack>
        </Paper>
      )}
    </>
  );
}
