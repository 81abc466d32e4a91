import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { SectionCard } from '#web/ui/page/section-card.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { newSecretQuery } from '../../api/second-factor.ts';
import { AppCodeForm } from './app-code-form.tsx';
import { AppSecret } from './app-secret.tsx';
import { LostPhone } from './lost-phone.tsx';

interface StepProps {
  readonly name: 'app' | 'secret' | 'code';
  readonly children?: ReactNode;
}

function Step({ name, children }: StepProps) {
  const { t } = useTranslation();
  return (
    <SectionCard
      title={t(`secondFactor.steps.${name}.title`)}
      hint={t(`secondFactor.steps.${name}.hint`)}
    >
      {children}
    </SectionCard>
  );
}

/** Sets up a code app in three steps: install one, give it a new secret, enter a code. */
export function CodeAppSetUp({ onDone }: { readonly onDone: () => void }) {
  const query = useQuery(newSecretQuery);
  return (
    <Stack gap="md">
      <Step name="app" />
      <QueryView query={query} loading={<FormSkeleton fields={3} />}>
        {({ secret, link }) => (
          <>
            <Step name="secret">
              <AppSecret secret={secret} link={link} />
            </Step>
            <Step name="code">
              <AppCodeForm onDone={onDone} />
            </Step>
            <LostPhone />
          </>
        )}
      </QueryView>
    </Stack>
  );
}
