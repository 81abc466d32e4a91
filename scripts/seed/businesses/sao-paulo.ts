import { offerFromRow, type SeedBusiness, shopFromRow, week } from '../seed-data.ts';

export const opticianCampinas: SeedBusiness = {
  owner: { email: 'otica@vitrine.test', name: 'Marcelo Tanaka' },
  business: {
    name: 'Ótica Luz Clara',
    legalName: 'Tanaka Comércio Óptico Ltda',
    sizeTypeId: 3,
    legalRegister: '93441709000103',
  },
  picture: 'glasses',
  outcome: { status: 'active' },
  shops: [
    shopFromRow(
      'luzclaracambui',
      ['Rua Coronel Quirino', '1105', 'Cambuí', 'Campinas', 'SP', '13025-002'],
      week('9-18:30', { SAT: '9-14', SUN: 'CLOSED' }),
      { Phone: '19 3251-0110', WhatsApp: '19 96666-1105', Email: 'cambui@luzclara.test' },
      { about: 'Lentes feitas em laboratório próprio, prontas em dois dias úteis.' },
    ),
    shopFromRow(
      'luzclarabarao',
      ['Avenida Santa Isabel', '387', 'Barão Geraldo', 'Campinas', 'SP', '13084-012'],
      week('9-12,13-18', { SAT: '9-13', SUN: 'CLOSED' }),
      { Phone: '19 3289-0387', WhatsApp: '19 96666-0387' },
    ),
    shopFromRow(
      'luzclarapinheiros',
      ['Rua dos Pinheiros', '734', 'Pinheiros', 'São Paulo', 'SP', '05422-001'],
      week('10-20', { SAT: '10-18', SUN: 'CLOSED' }),
      { Phone: '11 3062-0734', WhatsApp: '11 96666-0734', Email: 'pinheiros@luzclara.test' },
    ),
    shopFromRow(
      'luzclararibeirao',
      ['Rua General Osório', '512', 'Centro', 'Ribeirão Preto', 'SP', '14010-000', 'Sala 2'],
      week('9-18', { SAT: '9-13', SUN: 'CLOSED' }),
      { Phone: '16 3610-0512' },
    ),
  ],
  offers: [
    offerFromRow('Óculos completo com lente antirreflexo', 489, 329, 'active', 30, {
      moreDetails: 'Armação da linha Essencial e lentes de visão simples com antirreflexo.',
      offerRules: 'Com receita de até um ano. Graus até 4,00.',
    }),
    offerFromRow('Lentes multifocais, segundo par pela metade', 1290, 967.5, 'active', 44),
    offerFromRow('Óculos de sol polarizado', 349.9, 249.9, 'active', 19, { availableLimit: 40 }),
    offerFromRow('Lentes de contato mensais, caixa com seis', 210, 169, 'active', 27, {
      perConsumerLimit: 2,
    }),
    offerFromRow('Armação de acetato feita no Brasil', 420, 299, 'active', 58, {
      shops: ['luzclarapinheiros', 'luzclaracambui'],
    }),
    offerFromRow('Lentes com filtro de luz azul', 380, 289, 'active', 35),
    offerFromRow('Solução para lentes, 500 ml', 69.9, 52.9, 'active', 22, {
      shops: ['luzclararibeirao'],
    }),
    offerFromRow('Óculos de natação com grau', 310, 239, 'active', 66, {
      availableLimit: 24,
      shops: ['luzclarapinheiros'],
    }),
    offerFromRow('Estojo rígido e flanela', 49, 35, 'active', 40, {
      shops: ['luzclarabarao', 'luzclararibeirao'],
    }),
    offerFromRow('Volta às aulas: armação infantil', 260, 189, 'scheduled', 60),
    offerFromRow('Semana do estudante em Barão Geraldo', 360, 252, 'scheduled', 31, {
      offerRules: 'Com carteira de estudante.',
      shops: ['luzclarabarao'],
    }),
    offerFromRow('Ajuste e limpeza ultrassônica', 40, 19.9, 'sold_out', 13, {
      availableLimit: 25,
      shops: ['luzclaracambui'],
    }),
    offerFromRow('Clip-on solar sob medida', 180, 139, 'inactive', 17, {
      shops: ['luzclarapinheiros'],
    }),
    offerFromRow('Dia da visão: armações a partir de R$ 99', 199, 99, 'expired', 20, {
      shops: ['luzclaracambui', 'luzclarabarao'],
    }),
    offerFromRow('Inauguração em Ribeirão: armação em dobro', 398, 239, 'expired', 33, {
      shops: ['luzclararibeirao'],
    }),
  ],
};

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
    offerFromRow('Menu executivo de sábado', 62, 48, 'inactive', 26, { shops: ['fornodavila'] }),
    offerFromRow('Aniversário da Vila: pizza e chope', 96, 66, 'expired', 15),
    offerFromRow('Fugazza portenha, fatia e café', 28, 19.9, 'expired', 29),
  ],
};
