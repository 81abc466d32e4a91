import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness, SeedOffer } from '../seed-data.ts';

const paymentOptions: NonNullable<SeedOffer['paymentOptions']> = [
  'PAYMENT_OPTION_CASH',
  'PAYMENT_OPTION_PIX',
];

/** Has invoices in every state. */
export const floristOuroPreto: SeedBusiness = {
  owner: { email: 'flores@vitrine.test', name: 'Teresa Guimarães' },
  business: { name: 'Flores da Teresa', sizeTypeId: 1, personRegister: '90211458716' },
  picture: 'flowers',
  outcome: { status: 'active' },
  billing: { invoices: ['paid', 'paid', 'refused', 'in_review', 'overdue', 'open'] },
  shops: [
    shopFromRow(
      'floresdateresa',
      ['Rua Conde de Bobadela', '77', 'Centro', 'Ouro Preto', 'MG', '35400-000'],
      week('8-12,13:30-18', { SAT: '8-16', SUN: '9-12' }),
      { WhatsApp: '31 94444-0077' },
      {
        about: 'Buquês montados na hora, com flores colhidas em Cachoeira do Campo.',
        paymentOptions,
      },
    ),
  ],
  offers: [
    offerFromRow('Buquê do campo, tamanho médio', 79, 59, 'active', 16, { paymentOptions }),
    offerFromRow('Orquídea em vaso de pedra-sabão', 160, 125, 'active', 32, {
      availableLimit: 18,
      moreDetails: 'Vasos de um artesão de Santa Rita, cada um diferente do outro.',
    }),
    offerFromRow('Assinatura de flores, quatro semanas', 240, 188, 'active', 50),
    offerFromRow('Suculentas sortidas, trio', 45, 33, 'active', 27, { paymentOptions }),
    offerFromRow('Girassóis embrulhados em juta', 64, 49, 'active', 38),
    offerFromRow('Coroa de flores secas', 95, 70, 'scheduled', 36),
    offerFromRow('Kit jardinagem para janela', 88, 66, 'sold_out', 10, { availableLimit: 8 }),
    offerFromRow('Arranjo de mesa para festa', 130, 98, 'inactive', 21),
    offerFromRow('Rosas de Finados', 45, 32, 'expired', 8),
    offerFromRow('Vaso de hortênsias da serra', 72, 54, 'expired', 24),
  ],
};
