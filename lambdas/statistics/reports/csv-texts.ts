import type { Language } from '#contract/http/languages.ts';
import type { ReportCode, ReportType, reportColumns } from '#contract/statistics/reports.ts';

type Columns = typeof reportColumns;
type ColumnName = { [Type in ReportType]: keyof Columns[Type] }[ReportType];

export const columnTexts: Readonly<Record<Language, Readonly<Record<ColumnName, string>>>> = {
  pt: {
    title: 'Oferta',
    shop: 'Loja',
    views: 'Visitas',
    claims: 'Cupons retirados',
    cancels: 'Cupons cancelados',
    redemptions: 'Cupons usados',
    refusals: 'Recusas no balcão',
    expired: 'Cupons vencidos',
    newFollowers: 'Novos seguidores',
    offerRevenue: 'Vendas com ofertas (R$)',
    consumerSavings: 'Economia dos clientes (R$)',
    redeemedAt: 'Usado em',
    code: 'Código',
    originalPrice: 'Preço normal (R$)',
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
    redeemedAt: 'Used at',
    code: 'Code',
    originalPrice: 'Regular price (R$)',
    offerPrice: 'Offer price (R$)',
    redeemedBy: 'Validated by',
    offline: 'Connection',
  },
  es: {
    title: 'Oferta',
    shop: 'Tienda',
    views: 'Visitas',
    claims: 'Cupones obtenidos',
    cancels: 'Cupones cancelados',
    redemptions: 'Cupones usados',
    refusals: 'Rechazos en el mostrador',
    expired: 'Cupones vencidos',
    newFollowers: 'Nuevos seguidores',
    offerRevenue: 'Ventas con ofertas (R$)',
    consumerSavings: 'Ahorro de los clientes (R$)',
    redeemedAt: 'Usado el',
    code: 'Código',
    originalPrice: 'Precio normal (R$)',
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
  pt: {
    OFFERS: 'ofertas',
    REDEMPTIONS: 'cupons-usados',
    SHOPS: 'lojas',
    VALIDATORS: 'validadores',
  },
  en: { OFFERS: 'offers', REDEMPTIONS: 'vouchers-used', SHOPS: 'shops', VALIDATORS: 'validators' },
  es: {
    OFFERS: 'ofertas',
    REDEMPTIONS: 'cupones-usados',
    SHOPS: 'tiendas',
    VALIDATORS: 'validadores',
  },
};
