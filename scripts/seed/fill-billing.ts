import { dayIn } from '#contract/brazil/time-zones.ts';
import { accountOfStage } from '#lambdas/billing/billing-settings.ts';
import { moneyZone, writtenDay } from '#lambdas/billing/invoices/days.ts';
import { type InvoiceItem, txidOf } from '#lambdas/billing/invoices/invoice.ts';
import { reaisOf } from '#lambdas/billing/invoices/price.ts';
import { retainReceipt, storeUnsentReceipt } from '#lambdas/billing/receipts/receipt-storage.ts';
import { saveAgreement } from '#lambdas/billing/store/agreement-store.ts';
import { insertInvoice } from '#lambdas/billing/store/invoice-store.ts';
import { findSubscription, saveSubscription } from '#lambdas/billing/store/subscription-store.ts';
import { newSubscription } from '#lambdas/billing/subscription.ts';
import {
  type BusinessItem,
  findBusiness,
  replaceBusiness,
} from '#lambdas/businesses/store/business-store.ts';
import { retryOnConflict } from '#lambdas/platform/table/retry-on-conflict.ts';
import { billingHistory } from './billing-history.ts';
import type { SeedBilling } from './seed-data.ts';

const width = 320;
const lineHeight = 24;

/** Returns a PDF string with escaped special characters. */
const written = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

/** Returns a one-page PDF (ISO 32000-1) with lines of Latin-1 text. */
export function receiptFile(lines: readonly string[]): Buffer {
  const height = (lines.length + 3) * lineHeight;
  const shown = lines.map((line) => `${written(line)} '`).join('\n');
  const text = `BT /F1 12 Tf ${lineHeight} TL 24 ${height - lineHeight} Td\n${shown}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + table + trailer, 'latin1');
}

/** Cents missing on the receipt that staff refused. */
const missingCents = 1000;

const reais = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' });

async function storeReceipts(invoice: InvoiceItem): Promise<void> {
  const { amountCents, rejectionReason, issuer, dueDate } = invoice;
  const cents = rejectionReason === undefined ? amountCents : amountCents - missingCents;
  const lines = [
    'Comprovante de Pix (demonstração)',
    `Valor: ${reais.format(reaisOf(cents))}`,
    `Recebedor: ${issuer.name}`,
    `Data: ${writtenDay(dueDate)}`,
    `Identificador: ${txidOf(invoice)}`,
  ];
  for (const { fileKey, contentType } of invoice.receipts ?? []) {
    await storeUnsentReceipt(fileKey, receiptFile(lines), contentType);
    await retainReceipt(fileKey);
  }
}

/**
 * Writes the billing of an active demo business in one transaction, unless it has invoices. Returns the business
 * afterwards.
 */
export function fillBilling(
  businessId: string,
  billing: SeedBilling,
): Promise<Pick<BusinessItem, 'status' | 'version'>> {
  return retryOnConflict(async (commit) => {
    const business = await findBusiness(businessId);
    if (!business) throw new Error(`There is no business ${businessId}.`);
    const before = (await findSubscription(businessId)) ?? newSubscription(business);
    if (business.status !== 'active' || before.lastNumber > 0) return business;
    const demo = { issuer: accountOfStage.issuer, today: dayIn(moneyZone, new Date()) };
    const { subscription, invoices, agreement, ...after } = billingHistory(
      { business, subscription: before },
      billing,
      demo,
    );
    for (const invoice of invoices) await storeReceipts(invoice);
    await commit([
      ...replaceBusiness(business, after.business),
      saveSubscription(subscription),
      ...invoices.map(insertInvoice),
      ...(agreement ? [saveAgreement(businessId, agreement)] : []),
    ]);
    return after.business;
  });
}
