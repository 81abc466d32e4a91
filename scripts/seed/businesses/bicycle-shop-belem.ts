import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

/** Suspended for not paying. It has no pictures, since the public does not see it. */
export const bicycleShopBelem: SeedBusiness = {
  owner: { email: 'bicicleta@vitrine.test', name: 'Dalva Monteiro Pinheiro' },
  business: {
    name: 'Bicicletaria Ver-o-Peso',
    legalName: 'Monteiro Pinheiro Bicicletas Ltda',
    sizeTypeId: 2,
    legalRegister: '99104827000102',
  },
  outcome: { status: 'active' },
  billing: { invoices: ['paid', 'paid', 'suspends'] },
  shops: [
    shopFromRow(
      'bicicletariaveropeso',
      ['Rua Quinze de Novembro', '318', 'Campina', 'Belém', 'PA', '66013-060'],
      week('8-18', { SAT: '8-13', SUN: 'CLOSED' }),
      { Phone: '91 3222-0318', WhatsApp: '91 98111-0318' },
      { about: 'Consertos na hora, peças e bicicletas usadas com garantia.' },
    ),
  ],
  offers: [
    offerFromRow('Revisão completa da bicicleta', 120, 89, 'active', 44),
    offerFromRow('Par de pneus com câmaras, instalado', 190, 149, 'active', 36, {
      availableLimit: 30,
    }),
    offerFromRow('Lavagem e lubrificação', 45, 32, 'active', 58),
  ],
};
