import { Button, Group } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatTaxId } from '#contract/brazil/format-tax-id.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** The public page of the tax office (Receita Federal). It takes no number in its URL, and has a captcha. */
const lookUpPage =
  'https://solucoes.receita.fazenda.gov.br/Servicos/cnpjreva/cnpjreva_solicitacao.asp';

/** Copies a CNPJ, and opens the tax office's page that shows its owner. */
export function TaxIdLookUp({ cnpj }: { readonly cnpj: string }) {
  const { t } = useTranslation();
  return (
    <Group gap="xs">
      <CopyButton
        size="sm"
        px="sm"
        value={formatTaxId(cnpj)}
        label={t('staff.lookUp.copy')}
        copied={t('staff.lookUp.copied')}
        failed={t('staff.lookUp.copyFailed')}
      />
      <Button
        component="a"
        href={lookUpPage}
        target="_blank"
        rel="noreferrer"
        variant="default"
        size="sm"
        px="sm"
        leftSection={<IconExternalLink size={18} aria-hidden="true" />}
      >
        {t('staff.lookUp.open')}
      </Button>
    </Group>
  );
}
