import { offerFromRow, type SeedBusiness, shopFromRow, week } from '../seed-data.ts';

export const bookshopBrasilia: SeedBusiness = {
  owner: { email: 'livros@vitrine.test', name: 'Helena Bragança' },
  business: {
    name: 'Livraria Ipê do Planalto',
    legalName: 'Bragança Livros e Papelaria Ltda',
    sizeTypeId: 3,
    legalRegister: '95308741000140',
  },
  picture: 'book',
  outcome: { status: 'active' },
  shops: [
    shopFromRow(
      'ipedoplanalto',
      ['CLN 205 Bloco B', '12', 'Asa Norte', 'Brasília', 'DF', '70843-520'],
      week('9-21', { SAT: '9-19', SUN: '10-16' }),
      { Phone: '61 3340-0205', WhatsApp: '61 99222-0205', Email: 'asanorte@ipedoplanalto.test' },
      { about: 'Livros novos e usados, papelaria e um café entre as estantes.' },
    ),
    shopFromRow(
      'ipeasasul',
      ['CLS 108 Bloco A', '27', 'Asa Sul', 'Brasília', 'DF', '70347-510'],
      week('9-19', { SAT: '9-14', SUN: 'CLOSED' }),
      { Phone: '61 3242-0108', WhatsApp: '61 99222-0108' },
    ),
    shopFromRow(
      'ipeaguasclaras',
      ['Avenida das Araucárias', '1525', 'Águas Claras', 'Brasília', 'DF', '71936-250', 'Loja 8'],
      week('10-22', { SUN: '14-20' }),
      { Phone: '61 3435-1525', WhatsApp: '61 99222-1525' },
    ),
    shopFromRow(
      'ipegoiania',
      ['Avenida T-4', '980', 'Setor Bueno', 'Goiânia', 'GO', '74230-030'],
      week('9-19', { SAT: '9-15', SUN: 'CLOSED' }),
      { Phone: '62 3251-0980', WhatsApp: '62 99222-0980', Telegram: '@ipegoiania' },
    ),
  ],
  offers: [
    offerFromRow('Clássicos brasileiros, leve três', 119.7, 89.9, 'active', 34, {
      moreDetails: 'Machado, Clarice, Graciliano e outros quarenta títulos da estante amarela.',
    }),
    offerFromRow('Caderno pontado de capa dura', 59, 42, 'active', 26, {
      availableLimit: 80,
      shops: ['ipedoplanalto', 'ipegoiania'],
    }),
    offerFromRow('Livro usado por quilo', 45, 29.9, 'active', 72, { shops: ['ipedoplanalto'] }),
    offerFromRow('Café e bolo com qualquer livro', 28, 19, 'active', 20, {
      shops: ['ipedoplanalto', 'ipeaguasclaras'],
    }),
    offerFromRow('Box de literatura fantástica', 189, 139, 'active', 43, {
      availableLimit: 15,
      shops: ['ipeaguasclaras'],
    }),
    offerFromRow('Aquarelas, estojo com 24 cores', 96, 74.9, 'active', 37, {
      shops: ['ipeasasul', 'ipeaguasclaras'],
    }),
    offerFromRow('Infantis cartonados, dois por um', 78, 39, 'active', 16),
    offerFromRow('Agenda do próximo ano', 69, 54, 'active', 90),
    offerFromRow('Quadrinhos nacionais com 30%', 60, 42, 'active', 49, {
      shops: ['ipegoiania', 'ipedoplanalto'],
    }),
    offerFromRow('Quebra-cabeça de mil peças: Brasília', 119, 92, 'active', 65, {
      availableLimit: 20,
      shops: ['ipedoplanalto', 'ipeasasul'],
    }),
    offerFromRow('Clube de leitura, três encontros', 150, 99, 'scheduled', 75, {
      availableLimit: 24,
      shops: ['ipeasasul'],
    }),
    offerFromRow('Lista escolar com frete grátis', 320, 272, 'scheduled', 85),
    offerFromRow('Noite de autógrafos: livro e taça', 84, 64, 'sold_out', 10, {
      availableLimit: 40,
      shops: ['ipedoplanalto'],
    }),
    offerFromRow('Canetas-tinteiro para iniciantes', 110, 84, 'inactive', 32, {
      shops: ['ipeasasul'],
    }),
    offerFromRow('Feira do livro usado', 30, 15, 'expired', 13, { shops: ['ipedoplanalto'] }),
    offerFromRow('Oficina de encadernação', 180, 129, 'expired', 26, {
      availableLimit: 12,
      shops: ['ipegoiania'],
    }),
  ],
};

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
