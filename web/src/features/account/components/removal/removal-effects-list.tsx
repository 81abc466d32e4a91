import { Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { User } from '#contract/accounts/users.ts';
import { removalEffects } from '../../removal-effects.ts';

/** What the removal of an account takes away, and what it leaves. */
export function RemovalEffectsList({ role }: { readonly role: User['role'] }) {
  const { t } = useTranslation();
  const effects = removalEffects(role);
  return (['goes', 'stays'] as const).map((kind) => (
    <section key={kind}>
      <Text fw={600} mb={4}>
        {t(`removeAccount.${kind}`)}
      </Text>
      {/* Large text needs the room that a usual indent would take. */}
      <Stack component="ul" gap={4} m={0} style={{ paddingInlineStart: 'max(20px, 0.8em)' }}>
        {effects[kind].map((name) => (
          <li key={name}>{t(`removeAccount.effects.${name}`)}</li>
        ))}
      </Stack>
    </section>
  ));
}
