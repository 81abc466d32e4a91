import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

/** Its CNPJ has letters, like new ones since July 2026. */
export const pizzeriaSaoPaulo: SeedBusiness = {
  owner: { email: 'forno@vitrine.test', name: 'Giovana Rinaldi' },
  business: {
    name: 'Forno da Vila Pizzaria',
    legalName: 'Rinaldi & Souza Restaurante Ltda',
    sizeTypeId: 2,
    legalRegister: '97AB4C2D000101',
  },
  picture: 'pizza',
  outcome: { status: 'active' },
  shops: [
    shopFromRow(
      'fornodavila',
      ['Rua Aspicuelta', '512', 'Vila Madalena', 'São Paulo', 'SP', '05433-010'],
      week('18-23:30', { SUN: '18-23', MON: 'CLOSED', FRI: '18-1', SAT: '12-15,18-1' }),
      { Phone: '11 3031-5120', WhatsApp: '11 97777-0512', Email: 'reservas@fornodavila.test' },
      {
        about: 'Massa de fermentação natural e forno a lenha. Reservas só pelo WhatsApp.',
        paymentOptions: ['PAYMENT_OPTION_PIX', 'PAYMENT_OPTION_DEBT', 'PAYMENT_OPTION_CREDIT'],
      },
    ),
    shopFromRow(
      'fornodamooca',
      ['Rua da Mooca', '2840', 'Mooca', 'São Paulo', 'SP', '03104-002'],
      week('18-24', { MON: 'CLOSED', FRI: '18-2', SAT: '18-2' }),
      { Phone: '11 2605-2840', WhatsApp: '11 97777-2840' },
    ),
  ],
  offers: [
    offerFromRow('Margherita grande em dobro na terça', 138, 79, 'active', 35, {
      offerRules: 'Só no salão, às terças-feiras.',
    }),
    offerFromRow('Rodízio de pizzas com sobremesa', 99.9, 74.9, 'active', 22, {
      perConsumerLimit: 4,
    }),
    offerFromRow('Calabresa artesanal, oito pedaços', 72, 54, 'active', 15),
    offerFromRow('Vinho da casa, segunda taça por R$ 1', 29, 15, 'active', 8, {
      offerRules: 'Somente para maiores de 18 anos.',
    }),
    offerFromRow('Focaccia de alecrim com burrata', 58, 44, 'active', 48),
    offerFromRow('Combo família: duas grandes e refrigerante', 169, 129, 'active', 26),
    offerFromRow('Broto de muçarela para crianças', 36, 25, 'active', 63),
    offerFromRow('Tiramisù feito na casa', 32, 23.9, 'active', 39),
    offerFromRow('Chope na pressão até as 20h', 17, 11.9, 'active', 18, {
      offerRules: 'Somente para maiores de 18 anos. Beba com moderação.',
      shops: ['fornodamooca'],
    }),
    offerFromRow('Noite do calzone', 58, 41.5, 'scheduled', 38),
    offerFromRow('Festival de massas frescas', 76, 58, 'scheduled', 46, {
      shops: ['fornodamooca'],
    }),
    offerFromRow('Pizza de figo com gorgonzola', 84, 62, 'sold_out', 7, { availableLimit: 30 }),
    offerFromRow('Menu executivo de sábado', 62, 48, 'inactive', 26, {
      shops: ['fornodavila'],
    }),
    offerFromRow('Aniversário da Vila: pizza e chope', 96, 66, 'expired', 15),
    offerFromRow('Fugazza portenha, fatia e café', 28, 19.9, 'expired', 29),
  ],
};
