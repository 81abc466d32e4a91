import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

/** Approved, and later suspended by staff. */
export const salonRioDeJaneiro: SeedBusiness = {
  owner: { email: 'salao@vitrine.test', name: 'Rosângela Nogueira' },
  business: {
    name: 'Cachos do Méier',
    legalName: 'Nogueira Beleza e Estética Ltda',
    sizeTypeId: 2,
    legalRegister: '90041826000191',
  },
  picture: 'hair',
  outcome: {
    status: 'suspended',
    reason: 'Consumidores relatam ofertas recusadas no salão. Aguardamos os esclarecimentos.',
  },
  shops: [
    shopFromRow(
      'cachosdomeier',
      ['Rua Dias da Cruz', '255', 'Méier', 'Rio de Janeiro', 'RJ', '20720-010', 'Sala 301'],
      week('9-19', { SUN: 'CLOSED', MON: 'CLOSED', FRI: '9-21', SAT: '8-18' }),
      { Phone: '21 2595-0255', WhatsApp: '21 99666-0255' },
      { about: 'Corte a seco, hidratação e cronograma para cabelos crespos e cacheados.' },
    ),
  ],
  offers: [
    offerFromRow('Corte a seco e finalização', 140, 99, 'active', 32),
    offerFromRow('Cronograma capilar de quatro semanas', 480, 360, 'active', 54, {
      availableLimit: 20,
    }),
    offerFromRow('Hidratação profunda e massagem', 120, 84, 'active', 23),
    offerFromRow('Manicure e pedicure às terças', 75, 55, 'active', 41),
    offerFromRow('Dia da noiva', 950, 760, 'scheduled', 88),
    offerFromRow('Tranças nagô, até quatro horas', 260, 199, 'sold_out', 15, {
      availableLimit: 10,
    }),
    offerFromRow('Design de sobrancelhas', 50, 32, 'expired', 12),
  ],
};
