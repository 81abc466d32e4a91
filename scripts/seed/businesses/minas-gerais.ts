import { alwaysOpen } from '#contract/shops/opening-hours.ts';
import {
  offerFromRow,
  type SeedBusiness,
  type SeedOffer,
  shopFromRow,
  week,
} from '../seed-data.ts';

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

export const petShopBeloHorizonte: SeedBusiness = {
  owner: { email: 'pet@vitrine.test', name: 'Luciana Prates' },
  business: {
    name: 'Amigo Fiel Pet Shop',
    legalName: 'Prates Serviços Veterinários Ltda',
    sizeTypeId: 2,
    legalRegister: '95882031000120',
  },
  picture: 'dog',
  outcome: { status: 'active' },
  billing: { invoices: [] },
  shops: [
    shopFromRow(
      'amigofielsavassi',
      ['Rua Pernambuco', '1032', 'Savassi', 'Belo Horizonte', 'MG', '30130-151'],
      alwaysOpen,
      { Phone: '31 3281-1032', WhatsApp: '31 95555-1032', Email: 'oi@amigofiel.test' },
      { about: 'Banho, tosa e clínica com plantão. Buscamos seu bicho em casa.' },
    ),
    shopFromRow(
      'amigofielcastelo',
      ['Avenida Miguel Perrela', '640', 'Castelo', 'Belo Horizonte', 'MG', '31330-290'],
      week('8-19', { SAT: '8-17', SUN: '9-13' }),
      { Phone: '31 3476-0640', WhatsApp: '31 95555-0640' },
    ),
    shopFromRow(
      'amigofieleldorado',
      ['Avenida João César de Oliveira', '2210', 'Eldorado', 'Contagem', 'MG', '32310-000'],
      week('8-12,13-18:30', { SAT: '8-14', SUN: 'CLOSED' }),
      { Phone: '31 3391-2210', WhatsApp: '31 95555-2210' },
      { shopRules: 'Animais sempre na guia ou na caixa de transporte.' },
    ),
  ],
  offers: [
    offerFromRow('Banho e tosa higiênica, porte pequeno', 85, 59.9, 'active', 24, {
      offerRules: 'Cães até 10 kg, com hora marcada.',
    }),
    offerFromRow('Ração premium para cães, 15 kg', 229.9, 189.9, 'active', 11, {
      availableLimit: 50,
    }),
    offerFromRow('Consulta e vacina V10', 240, 179, 'active', 37, {
      moreDetails: 'Avaliação clínica e uma dose aplicada.',
      shops: ['amigofielsavassi'],
    }),
    offerFromRow('Areia higiênica, leve quatro e pague três', 100, 75, 'active', 29),
    offerFromRow('Coleira antipulgas de oito meses', 249, 199, 'active', 64),
    offerFromRow('Sachês para gatos, caixa com doze', 54, 41.9, 'active', 19),
    offerFromRow('Escovação dental sem anestesia', 150, 109, 'active', 45, {
      availableLimit: 30,
      shops: ['amigofielsavassi', 'amigofielcastelo'],
    }),
    offerFromRow('Cama ortopédica, tamanho G', 279, 219, 'active', 53),
    offerFromRow('Creche canina, pacote de dez dias', 600, 470, 'active', 80, {
      shops: ['amigofielcastelo'],
    }),
    offerFromRow('Mutirão de microchipagem', 120, 80, 'scheduled', 41),
    offerFromRow('Feira de adoção com kit boas-vindas', 90, 59, 'scheduled', 22, {
      shops: ['amigofieleldorado'],
    }),
    offerFromRow('Hotelzinho no feriado', 110, 88, 'sold_out', 14, { availableLimit: 10 }),
    offerFromRow('Arranhador com três andares', 310, 239, 'inactive', 23),
    offerFromRow('Kit filhote: cama, potes e brinquedo', 198, 149, 'expired', 4),
    offerFromRow('Tosa na tesoura, raças pequenas', 130, 95, 'expired', 17),
  ],
};
