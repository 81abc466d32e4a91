import type { Language } from '#contract/http/languages.ts';
import type { ReportCode, ReportType, reportColumns } from '#contract/statistics/reports.ts';

type Columns = typeof reportColumns;
type ColumnName = { [Type in ReportType]: keyof Columns[Type] }[ReportType];

export const columnTexts: Readonly<Record<Language, Readonly<Record<ColumnName, string>>>> = {
  pt: {
    title: 'Oferta',
    shop: 'Loja',
    views: 'Visualizações',
    claims: 'Vouchers pegos',
    cancels: 'Vouchers cancelados',
    redemptions: 'Vouchers usados',
    refusals: 'Recusas no balcão',
    expired: 'Vouchers vencidos',
    newFollowers: 'Novos seguidores',
    offerRevenue: 'Vendas com ofertas (R$)',
    consumerSavings: 'Economia dos clientes (R$)',
    redeemedAt: 'Validado em',
    code: 'Código',
    originalPrice: 'Preço original (R$)',
    offerPrice: 'Preço da oferta (R$)',
    redeemedBy: 'Validado por',
    offline: 'Conexão',
  },
  en: {
    title: 'Offer',
    shop: 'Shop',
    views: 'Views',
    claims: 'Vouchers taken',
    cancels: 'Vouchers cancelled',
    redemptions: 'Vouchers used',
    refusals: 'Refusals at the counter',
    expired: 'Vouchers expired',
    newFollowers: 'New followers',
    offerRevenue: 'Sales by offers (R$)',
    consumerSavings: 'Savings of customers (R$)',
    redeemedAt: 'Redeemed at',
    code: 'Code',
    originalPrice: 'Original price (R$)',
    offerPrice: 'Offer price (R$)',
    redeemedBy: 'Redeemed by',
    offline: 'Connection',
  },
  es: {
    title: 'Oferta',
    shop: 'Tienda',
    views: 'Visualizaciones',
    claims: 'Vouchers tomados',
    cancels: 'Vouchers cancelados',
    redemptions: 'Vouchers usados',
    refusals: 'Rechazos en el mostrador',
    expired: 'Vouchers vencidos',
    newFollowers: 'Nuevos seguidores',
    offerRevenue: 'Ventas con ofertas (R$)',
    consumerSavings: 'Ahorro de los clientes (R$)',
    redeemedAt: 'Validado el',
    code: 'Código',
    originalPrice: 'Precio original (R$)',
    offerPrice: 'Precio de la oferta (R$)',
    redeemedBy: 'Validado por',
    offline: 'Conexión',
  },
};

export const codeTexts: Readonly<Record<Language, Readonly<Record<ReportCode, string>>>> = {
  pt: { ONLINE: 'Com internet', OFFLINE: 'Sem internet' },
  en: { ONLINE: 'Online', OFFLINE: 'Offline' },
  es: { ONLINE: 'Con internet', OFFLINE: 'Sin internet' },
};

/** Names of files; ASCII, since they are part of a header. */
export const fileTexts: Readonly<Record<Language, Readonly<Record<ReportType, string>>>> = {
  pt: { OFFERS: 'ofertas', REDEMPTIONS: 'validacoes', SHOPS: 'lojas', VALIDATORS: 'validadores' },
  en: { OFFERS: 'offers', REDEMPTIONS: 'redemptions', SHOPS: 'shops', VALIDATORS: 'validators' },
  es: {
    OFFERS: 'ofertas',
    REDEMPTIONS: 'validaciones',
    SHOPS: 'tiendas',
    VALIDATORS: 'validadores',
  },
};
