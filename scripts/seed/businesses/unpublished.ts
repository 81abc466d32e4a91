import { offerFromRow, type SeedBusiness, shopFromRow, week } from '../seed-data.ts';

/** Waits for approval, with the limits of the smallest size type. */
export const tapiocaAracaju: SeedBusiness = {
  owner: { email: 'tapioca@vitrine.test', name: 'Josefa Menezes' },
  business: { name: 'Tapiocaria Dona Zefinha', sizeTypeId: 1, personRegister: '71390528405' },
  picture: 'tapioca',
  outcome: { status: 'pending_approval' },
  shops: [
    shopFromRow(
      'tapiocadazefinha',
      ['Avenida Santos Dumont', '1240', 'Atalaia', 'Aracaju', 'SE', '49037-475', 'Quiosque 3'],
      week('16-22', { MON: 'CLOSED', FRI: '16-24', SAT: '15-1' }),
      { WhatsApp: '79 99444-1240' },
      { about: 'Tapioca na hora, de frente para a Orla de Atalaia.' },
    ),
  ],
  offers: [
    offerFromRow('Tapioca de carne de sol com coalho', 24, 17.9, 'active', 30),
    offerFromRow('Beiju molhado de coco', 14, 9.9, 'active', 45),
    offerFromRow('Tapioca doce e caldo de cana', 22, 16, 'active', 20, { availableLimit: 50 }),
    offerFromRow('Caranguejada de quinta', 70, 52, 'scheduled', 34),
    offerFromRow('Cuscuz de milho com ovo', 18, 13, 'inactive', 28),
  ],
};

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
