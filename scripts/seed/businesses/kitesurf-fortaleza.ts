import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

/** Rejected by staff; its owner may correct the name and submit it again. */
export const kitesurfFortaleza: SeedBusiness = {
  owner: { email: 'vento@vitrine.test', name: 'Raimundo Façanha' },
  business: {
    name: 'Melhor Escola de Kite do Brasil',
    legalName: 'Façanha Esportes Náuticos Ltda',
    sizeTypeId: 2,
    legalRegister: '96445018000176',
  },
  picture: 'kite',
  outcome: {
    status: 'rejected',
    reason: 'O nome promete o que não se comprova. Informe o nome fantasia que consta no CNPJ.',
  },
  shops: [
    shopFromRow(
      'kitedoraimundo',
      ['Avenida Beira-Mar', '3980', 'Mucuripe', 'Fortaleza', 'CE', '60165-121'],
      week('7-17', { MON: 'CLOSED' }),
      { WhatsApp: '85 99555-3980' },
    ),
  ],
  offers: [
    offerFromRow('Primeira aula de kitesurf', 320, 240, 'active', 60, {
      offerRules: 'A partir de 14 anos, para quem sabe nadar.',
    }),
    offerFromRow('Aluguel de prancha por meio dia', 150, 110, 'active', 35),
    offerFromRow('Curso completo, oito horas', 1600, 1280, 'scheduled', 80),
  ],
};
