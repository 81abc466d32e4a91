import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

export const restaurantManaus: SeedBusiness = {
  owner: { email: 'tambaqui@vitrine.test', name: 'Benedito Siqueira' },
  business: {
    name: 'Tambaqui do Seu Bené',
    legalName: 'Siqueira & Filhos Restaurante Ltda',
    sizeTypeId: 2,
    legalRegister: '94612037000114',
  },
  picture: 'fish',
  outcome: { status: 'active' },
  shops: [
    shopFromRow(
      'tambaquidobene',
      ['Rua Recife', '1450', 'Adrianópolis', 'Manaus', 'AM', '69057-002'],
      week('11-15,18-23', { SUN: '11-16', MON: 'CLOSED' }),
      { Phone: '92 3234-1450', WhatsApp: '92 98111-1450', Email: 'manaus@tambaquidobene.test' },
      {
        about: 'Peixe de criação e de manejo, assado na brasa, com baião e farinha do Uarini.',
        shopRules: 'Espécies em defeso não entram no cardápio.',
      },
    ),
    shopFromRow(
      'tambaquinocentro',
      ['Avenida Eduardo Ribeiro', '620', 'Centro', 'Manaus', 'AM', '69010-001'],
      week('10:30-15:30', { SUN: 'CLOSED' }),
      { Phone: '92 3232-0620', WhatsApp: '92 98111-0620' },
    ),
    shopFromRow(
      'tambaquinoacre',
      ['Avenida Ceará', '2318', 'Bosque', 'Rio Branco', 'AC', '69900-460'],
      week('11-15,18-22:30', { SUN: '11-15', TUE: 'CLOSED' }),
      { Phone: '68 3224-2318', WhatsApp: '68 98111-2318' },
      { about: 'A primeira casa fora do Amazonas, com rodízio de peixe aos domingos.' },
    ),
  ],
  offers: [
    offerFromRow('Banda de tambaqui assada para três', 149, 112, 'active', 31, {
      moreDetails: 'Com baião de dois, vinagrete, farofa e pirão.',
    }),
    offerFromRow('Costela de tambaqui na brasa', 92, 69.9, 'active', 17),
    offerFromRow('X-caboquinho e suco de cupuaçu', 32, 22.9, 'active', 44, {
      offerRules: 'Até as 12h.',
      shops: ['tambaquinocentro'],
    }),
    offerFromRow('Tacacá da tarde', 34, 26, 'active', 28, {
      offerRules: 'Das 16h às 18h, só para viagem.',
      shops: ['tambaquidobene'],
    }),
    offerFromRow('Prato do dia com peixe e refresco', 36.9, 28.9, 'active', 62),
    offerFromRow('Pirarucu de casaca para quatro', 168, 129, 'active', 23, { availableLimit: 35 }),
    offerFromRow('Bolinho de piracuí, dúzia', 42, 31, 'active', 36),
    offerFromRow('Creme de cupuaçu com castanha', 24, 17.5, 'active', 51),
    offerFromRow('Rodízio de peixes de domingo', 109, 84, 'active', 40, {
      shops: ['tambaquinoacre'],
    }),
    offerFromRow('Matrinxã recheada do festival', 118, 89, 'scheduled', 39),
    offerFromRow('Jantar à luz da lua, menu para dois', 198, 155, 'scheduled', 57, {
      availableLimit: 20,
      shops: ['tambaquidobene'],
    }),
    offerFromRow('Caldeirada de tucunaré', 126, 94, 'sold_out', 12, { availableLimit: 18 }),
    offerFromRow('Saltenha de frango e suco', 22, 15.9, 'inactive', 33, {
      shops: ['tambaquinoacre'],
    }),
    offerFromRow('Jaraqui frito com baião', 48, 35, 'expired', 9),
    offerFromRow('Semana do açaí com peixe frito', 56, 42, 'expired', 22),
  ],
};
