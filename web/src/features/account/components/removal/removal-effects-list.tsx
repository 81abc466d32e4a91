import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts/users.ts';
import { removalEffects } from '../../removal-effects.ts';

/** Lists the data that the removal of an account deletes, and the data that stays. */
export function RemovalEffectsList({ role }: { readonly role: User['role'] }) {
  const { t } = useTranslation();
  const effects = removalEffects(role);
  return (['goes', 'stays'] as const).map((kind) => (
    <section key={kind}>
      <Text fw={600} mb={4}>
        {t(`removeAccount.${kind}`)}
      </Text>
      {/* Large text needs the room of the usual indent. */}
      <Stack component="ul" gap={4} m={0} style={{ paddingInlineStart: 'max(20px, 0.8em)' }}>
        {effects[kind].map((name) => (
          <li key={name}>{t(`removeAccount.effects.${name}`)}</li>
        ))}
      </Stack>
    </section>
  ));
}
