import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

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
    offerFromRow('Livro usado por quilo', 45, 29.9, 'active', 72, {
      shops: ['ipedoplanalto'],
    }),
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
