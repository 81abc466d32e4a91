import { Stack } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormSkeleton } from '#web/ui/form-skeleton.tsx';
import { BackLink } from '#web/ui/page/back-link.tsx';
import { focusPageHeading } from '#web/ui/page/focus-page-heading.ts';
import { PageHeader } from '#web/ui/page/page-header.tsx';
import { QueryView } from '#web/ui/query-view.tsx';
import { secondFactorQuery } from '../api/second-factor.ts';
import { CodeAppSetUp } from '../components/second-factor/code-app-set-up.tsx';
import { LostPhone } from '../components/second-factor/lost-phone.tsx';
import { SecondFactorOn } from '../components/second-factor/second-factor-on.tsx';

/** Staff set up a code app for the sign-in, or replace it. */
export default function SecondFactor() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const query = useQuery(secondFactorQuery);
  const [isNew, setIsNew] = useState(false);
  const [isReplacing, setIsReplacing] = useState(false);

  const finish = async () => {
    await client.invalidateQueries({ queryKey: secondFactorQuery.queryKey, exact: true });
    setIsNew(true);
    setIsReplacing(false);
  };

  return (
    <>
      <BackLink from="secondFactor" />
      <PageHeader title={t('secondFactor.title')} subtitle={t('secondFactor.subtitle')} />
      <Stack gap="md" maw="40rem">
        <QueryView query={query} loading={<FormSkeleton fields={3} />}>
          {({ isOn }) =>
            isOn && !isReplacing ? (
              <>
                <SecondFactorOn
                  isNew={isNew}
                  onReplace={() => {
                    setIsReplacing(true);
                    focusPageHeading();
                  }}
                />
                <LostPhone />
              </>
            ) : (
              <CodeAppSetUp onDone={finish} />
            )
          }
        </QueryView>
      </Stack>
    </>
  );
}
