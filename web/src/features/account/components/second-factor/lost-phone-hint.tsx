import { Anchor, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { appConfig } from '#web/config/app-config.ts';

/** Says whom to ask after losing the phone with the code app, with their e-mail if the stage has one. */
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
          className="touch-area"
          style={{ overflowWrap: 'anywhere' }}
        >
          {contactEmail}
        </Anchor>
      )}
    </Text>
  );
}
