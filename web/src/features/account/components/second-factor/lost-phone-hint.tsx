import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { appConfig } from '#web/config/app-config.ts';

/** What to do without the phone that has the code app: whom to ask, with their e-mail where the stage has one. */
export function LostPhoneHint() {
  const { t } = useTranslation();
  const { contactEmail } = appConfig();
  return (
    <Text component="div" c="dimmed" mt={4}>
      {t('login.code.lostHint')}
      {contactEmail !== undefined && (
        <Anchor
          href={`mailto:${contactEmail}`}
          display="block"
          w="fit-content"
          py={4}
          fw={550}
          style={{ overflowWrap: 'anywhere' }}
        >
          {contactEmail}
        </Anchor>
      )}
    </Text>
  );
}
