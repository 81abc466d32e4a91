import { alwaysOpen } from '#contract/shops/opening-hours.ts';
import { offerFromRow, type SeedBusiness, shopFromRow, week } from '../seed-data.ts';

/** A chain of the special size type. Its CNPJ has letters, like new ones since July 2026. */
export const pharmacyPortoAlegre: SeedBusiness = {
  owner: { email: 'farmacia@vitrine.test', name: 'Ingrid Schneider' },
  business: {
    name: 'Farmácia Flor de Araucária',
    legalName: 'Schneider Produtos Farmacêuticos Ltda',
    sizeTypeId: 99,
    legalRegister: '92CERR4D000107',
  },
  picture: 'pharmacy',
  outcome: { status: 'active' },
  billing: {
    invoices: ['paid', 'paid'],
    agreement: {
      maxShops: 8,
      maxValidatorsPerShop: 4,
      maxActiveOffers: 40,
      monthlyPrice: 189.9,
      note: 'Acordo por telefone; revisar quando abrir a sexta loja.',
    },
  },
  shops: [
    shopFromRow(
      'flordearaucaria',
      ['Rua Padre Chagas', '185', 'Moinhos de Vento', 'Porto Alegre', 'RS', '90570-080'],
      alwaysOpen,
      { Phone: '51 3222-0185', WhatsApp: '51 99333-0185', Email: 'moinhos@flordearaucaria.test' },
      { about: 'Plantão todas as noites, aplicação de vacinas e entrega de bicicleta.' },
    ),
    shopFromRow(
      'flordearaucariabomfim',
      ['Avenida Osvaldo Aranha', '1022', 'Bom Fim', 'Porto Alegre', 'RS', '90035-191'],
      week('7:30-22', { SUN: '9-20' }),
      { Phone: '51 3311-1022', WhatsApp: '51 99333-1022' },
    ),
    shopFromRow(
      'flordearaucariabatel',
      ['Avenida do Batel', '1398', 'Batel', 'Curitiba', 'PR', '80420-090'],
      week('7-23', { SUN: '8-22' }),
      { Phone: '41 3342-1398', WhatsApp: '41 99333-1398' },
    ),
    shopFromRow(
      'flordearaucarialondrina',
      ['Avenida Higienópolis', '1100', 'Centro', 'Londrina', 'PR', '86020-080'],
      week('8-20', { SAT: '8-18', SUN: 'CLOSED' }),
      { Phone: '43 3324-1100' },
    ),
    shopFromRow(
      'flordearaucariatrindade',
      ['Rua Lauro Linhares', '897', 'Trindade', 'Florianópolis', 'SC', '88036-002'],
      week('8-22', { SUN: '10-18' }),
      { Phone: '48 3234-0897', WhatsApp: '48 99333-0897' },
    ),
  ],
  offers: [
    offerFromRow('Protetor facial FPS 60 com cor', 89.9, 64.9, 'active', 29, {
      perConsumerLimit: 3,
    }),
    offerFromRow('Fraldas tamanho G, pacote com 60', 94.9, 74.9, 'active', 14, {
      availableLimit: 200,
      shops: ['flordearaucaria', 'flordearaucariabatel'],
    }),
    offerFromRow('Vitamina C efervescente, leve três', 59.7, 39.8, 'active', 38),
    offerFromRow('Vacina da gripe', 110, 85, 'active', 55, {
      moreDetails: 'Aplicada por farmacêutica, das 9h às 18h.',
      shops: ['flordearaucaria', 'flordearaucariabatel'],
    }),
    offerFromRow('Hidratante corporal de 400 ml', 54.9, 38.9, 'active', 24),
    offerFromRow('Escova dental macia, leve quatro', 47.6, 29.9, 'active', 46),
    offerFromRow('Medidor de pressão de braço', 219, 169, 'active', 68, {
      availableLimit: 60,
      shops: ['flordearaucariabatel', 'flordearaucarialondrina'],
    }),
    offerFromRow('Xampu e condicionador de camomila', 62, 46.5, 'active', 33, {
      shops: ['flordearaucariabomfim'],
    }),
    offerFromRow('Repelente em spray, 200 ml', 42.9, 29.9, 'active', 52),
    offerFromRow('Erva-mate com camomila, 500 g', 32, 24, 'active', 41, {
      shops: ['flordearaucaria', 'flordearaucariabomfim'],
    }),
    offerFromRow('Meias de compressão', 139, 104, 'active', 27, {
      shops: ['flordearaucarialondrina'],
    }),
    offerFromRow('Análise do tipo de pele', 60, 30, 'active', 18, {
      availableLimit: 45,
      shops: ['flordearaucariatrindade'],
    }),
    offerFromRow('Semana do bebê: lenços e pomada', 58, 41, 'scheduled', 35, {
      shops: ['flordearaucaria', 'flordearaucariabomfim'],
    }),
    offerFromRow('Kit verão: protetor e pós-sol', 134, 99, 'scheduled', 78, {
      shops: ['flordearaucariatrindade'],
    }),
    offerFromRow('Termômetro digital', 39.9, 24.9, 'sold_out', 11, {
      availableLimit: 100,
      shops: ['flordearaucariabomfim', 'flordearaucarialondrina'],
    }),
    offerFromRow('Massageador de pescoço', 189, 139, 'inactive', 44, {
      shops: ['flordearaucariabatel'],
    }),
    offerFromRow('Álcool em gel, leve dois', 31.8, 19.9, 'expired', 5),
    offerFromRow('Manteiga de cacau para o inverno', 14.9, 9.9, 'expired', 31, {
      shops: ['flordearaucaria', 'flordearaucariabatel'],
    }),
  ],
};
