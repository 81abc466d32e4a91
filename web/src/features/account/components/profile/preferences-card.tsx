import {
  Input,
  type MantineColorScheme,
  Paper,
  SegmentedControl,
  Stack,
  useMantineColorScheme,
} from '@mantine/core';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Language, languageNames, languages } from '#contract/http/languages.ts';
import { useChangeLanguage } from '#web/ui/language-switch.tsx';
import { cardPadding } from '#web/ui/page/section-card.tsx';

const schemes: readonly MantineColorScheme[] = ['light', 'dark', 'auto'];

/** Language and color scheme on this device. */
export function PreferencesCard() {
  const { t } = useTranslation();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const [language, changeLanguage] = useChangeLanguage();
  const languageId = useId();
  const themeId = useId();
  return (
    <Paper component="section" withBorder p={cardPadding}>
      <Stack gap="lg">
        <div>
          <Input.Label id={languageId} labelElement="div" size="md" mb={6}>
            {t('common.language')}
          </Input.Label>
          <SegmentedControl<Language>
            fullWidth
            style={{ flexWrap: 'wrap' }}
            aria-labelledby={languageId}
            value={language}
            onChange={changeLanguage}
            data={languages.map((value) => ({ value, label: languageNames[value] }))}
          />
        </div>
        <div>
          <Input.Label id={themeId} labelElement="div" size="md" mb={6}>
            {t('profile.theme')}
          </Input.Label>
          <SegmentedControl<MantineColorScheme>
            fullWidth
            style={{ flexWrap: 'wrap' }}
            aria-labelledby={themeId}
            value={colorScheme}
            onChange={setColorScheme}
            data={schemes.map((value) => ({ value, label: t(`profile.themes.${value}`) }))}
          />
        </div>
      </Stack>
    </Paper>
  );
}
