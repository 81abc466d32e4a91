import { Text } from '@mantine/core';
import { formatTaxId } from '#contract/brazil/format-tax-id.ts';

interface InvoicePartyProps {
  readonly title: string;
  readonly name: string;
  readonly legalName?: string;
  readonly taxId: string;
  readonly address?: string;
}

/** The issuer or the customer of an invoice. */
export function InvoiceParty({ title, name, legalName, taxId, address }: InvoicePartyProps) {
  return (
    <div>
      <Text size="sm" c="dimmed">
        {title}
      </Text>
      <Text fw={600}>{name}</Text>
      {legalName && <Text>{legalName}</Text>}
      <Text>{formatTaxId(taxId)}</Text>
      {address && <Text size="sm">{address}</Text>}
    </div>
  );
}
