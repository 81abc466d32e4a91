import {
  Box,
  Button,
  Input,
  type MantineColorScheme,
  Paper,
  SegmentedControl,
  Stack,
  Text,
  useMantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatPhone } from '#contract/brazil/format-numbers.ts';
import { type Language, languageNames, languages } from '#contract/http/languages.ts';
import { useNow } from '#web/lib/clock/use-now.ts';
import { localDay, noonOf } from '#web/lib/format/days.ts';
import { linkToScreen } from '#web/screens/link-to-screen.ts';
import { useChangeLanguage } from '#web/ui/language-switch.tsx';
import { cardPadding, SectionCard } from '#web/ui/page/section-card.tsx';
import { ageOn, countryName, type UserData } from '../../user-data-schema.ts';

const phoneText = (phone: string) =>
  phone.startsWith('+55') ? `+55\u00a0${formatPhone(phone)}` : phone;

/** The user's personal data, with a link to edit it. */
export function UserDataCard({ data }: { readonly data: UserData & { readonly email: string } }) {
  const { t, i18n } = useTranslation();
  const today = localDay(useNow());
  const { name, email, birthdate, phoneNumber, country } = data;
  const birthText = () =>
    t('profile.data.born', {
      birth: noonOf(birthdate),
      age: t('userData.age', { count: ageOn(birthdate, today) }),
    });
  const facts = [
    [t('account.name'), name || t('profile.data.missing')],
    [t('account.email'), email],
    [t('userData.birthdate'), birthdate ? birthText() : t('profile.data.missingBirthdate')],
    [t('account.phone'), phoneText(phoneNumber) || t('profile.data.missing')],
    [t('userData.country'), countryName(country, i18n.language) || t('profile.data.missing')],
  ] as const;
  return (
    <SectionCard
      title={t('userData.title')}
      action={
        <Button component={Link} to={linkToScreen('changeUserData')} replace variant="default">
          {t('profile.data.change')}
        </Button>
      }
    >
      <Stack component="dl" gap="sm" m={0}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <Text component="dt" size="sm" c="dimmed">
              {label}
            </Text>
            <Box component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
              {value}
            </Box>
          </div>
        ))}
      </Stack>
    </SectionCard>
  );
}

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

interface PreferenceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly data: readonly { readonly value: T; readonly label: string }[];
}

function Preference<T extends string>({ label, data, ...props }: PreferenceProps<T>) {
  const id = useId();
  return (
    <div>
      <Input.Label id={id} labelElement="div" size="md" mb={6}>
        {label}
      </Input.Label>
      <SegmentedControl<T>
        fullWidth
        style={{ flexWrap: 'wrap' }}
        aria-labelledby={id}
        data={[...data]}
        {...props}
      />
    </div>
  );
}

/** Language and color scheme on this device. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [language, changeLanguage] = useChangeLanguage();
  return (
    <Paper component="section" p={cardPadding}>
      <Stack gap="lg">
        <Preference<Language>
          label={t('common.language')}
          value={language}
          onChange={changeLanguage}
          data={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <Preference<MantineColorScheme>
          label={t('profile.theme')}
          value={colorScheme}
          onChange={setColorScheme}
          data={schemes.map((value) => ({ value, label: t(`profile.themes.${value}`) }))}
        />
      </Stack>
    </Paper>
  );
}
