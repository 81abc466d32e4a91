import { paymentOptionCodes } from '#contract/billing/payment-options.ts';
import { offerFromRow, type SeedBusiness, shopFromRow, week } from '../seed-data.ts';

export const emporiumOlinda: SeedBusiness = {
  owner: { email: 'emporio@vitrine.test', name: 'Josué Cavalcanti' },
  business: {
    name: 'Empório Mangue Verde',
    legalName: 'Mangue Verde Comércio de Alimentos Ltda',
    sizeTypeId: 3,
    legalRegister: '91204588000150',
  },
  picture: 'basket',
  outcome: { status: 'active' },
  shops: [
    shopFromRow(
      'mangueverdeolinda',
      ['Rua do Amparo', '218', 'Amparo', 'Olinda', 'PE', '53020-190'],
      week('9-19', { SUN: '9-15', MON: 'CLOSED', FRI: '9-21', SAT: '9-21' }),
      {
        Phone: '81 3493-1122',
        WhatsApp: '81 98888-0218',
        Email: 'olinda@mangueverde.test',
        Telegram: '@mangueverde',
      },
      { about: 'Queijos, mel, castanhas e cachaças de pequenos produtores do Nordeste.' },
    ),
    shopFromRow(
      'mangueverdecasaforte',
      ['Avenida 17 de Agosto', '1793', 'Casa Forte', 'Recife', 'PE', '52060-590', 'Loja 4'],
      week('8-20', { SUN: 'CLOSED', SAT: '8-18' }),
      { Phone: '81 3268-9900', WhatsApp: '81 98888-1793' },
    ),
    shopFromRow(
      'mangueverdenoronha',
      ['Alameda do Boldró', '10', 'Boldró', 'Fernando de Noronha', 'PE', '53990-000'],
      week('8-12,16-22', { SUN: '16-22' }),
      { Phone: '81 3619-1010', WhatsApp: '81 98888-1010' },
      {
        about: 'Lanches para a trilha, protetor que não agride os corais e cachaça na volta.',
        timeZone: 'America/Noronha',
      },
    ),
  ],
  offers: [
    offerFromRow('Queijo coalho artesanal, 1 kg', 58, 44.9, 'active', 21, {
      moreDetails: 'De Pesqueira, curado por quinze dias.',
    }),
    offerFromRow('Mel de engenho e queijo manteiga', 47.5, 36, 'active', 14),
    offerFromRow('Castanha de caju torrada, 500 g', 52, 39.9, 'active', 33, {
      perConsumerLimit: 3,
    }),
    offerFromRow('Tábua de frios regionais para quatro', 120, 89.9, 'active', 10, {
      moreDetails: 'Carne de sol, coalho na brasa, geleia de pimenta e pão de macaxeira.',
      shops: ['mangueverdeolinda'],
    }),
    offerFromRow('Kit trilha: água, castanhas e rapadura', 46, 34.5, 'active', 55, {
      shops: ['mangueverdenoronha'],
    }),
    offerFromRow('Protetor solar amigo dos corais, 120 g', 89, 72, 'active', 70, {
      availableLimit: 40,
      shops: ['mangueverdenoronha'],
    }),
    offerFromRow('Manteiga de garrafa, 500 ml', 34, 26.5, 'active', 28),
    offerFromRow('Café de Taquaritinga em grãos, 250 g', 38.9, 29.9, 'active', 42),
    offerFromRow('Geleias de cajá, umbu e pitanga', 66, 49.9, 'active', 36),
    offerFromRow('Degustação de cachaças de sexta', 60, 42, 'scheduled', 28, {
      availableLimit: 20,
      offerRules: 'Somente para maiores de 18 anos. Beba com moderação.',
      shops: ['mangueverdeolinda'],
    }),
    offerFromRow('Pôr do sol no Boldró: petiscos para dois', 98, 79, 'scheduled', 48, {
      shops: ['mangueverdenoronha'],
    }),
    offerFromRow('Cesta de café do agreste', 95, 74, 'sold_out', 16, {
      availableLimit: 12,
      shops: ['mangueverdecasaforte'],
    }),
    offerFromRow('Doce de leite em pote de barro', 34, 27, 'inactive', 20),
    offerFromRow('Semana do bode: linguiça e buchada', 64, 49, 'expired', 11),
    offerFromRow('Farinha de mandioca de Vitória, 2 kg', 24, 18, 'expired', 27),
  ],
};

export const bakeryRecife: SeedBusiness = {
  owner: { email: 'dona@vitrine.test', name: 'Severina Albuquerque' },
  business: {
    name: 'Padaria Sol da Aurora',
    legalName: 'Sol da Aurora Panificação Ltda',
    sizeTypeId: 2,
    legalRegister: '90731452000136',
  },
  picture: 'bread',
  outcome: { status: 'active' },
  billing: { invoices: ['paid', 'paid', 'paid', 'open'] },
  validators: [{ email: 'balcao@vitrine.test', name: 'Jurema Lins', shop: 'padariasoldaaurora' }],
  shops: [
    shopFromRow(
      'padariasoldaaurora',
      ['Rua da Aurora', '463', 'Boa Vista', 'Recife', 'PE', '50050-000'],
      week('5:30-20', { SAT: '5:30-19', SUN: '6-13' }),
      { Phone: '81 3421-0987', WhatsApp: '81 99999-0463', Email: 'contato@soldaaurora.test' },
      {
        about:
          'Pão quentinho a cada vinte minutos, de frente para o Capibaribe. Desde 1987 no mesmo balcão.',
        shopRules: 'Encomendas de bolo com dois dias de antecedência.',
        paymentOptions: [...paymentOptionCodes],
      },
    ),
    shopFromRow(
      'soldaauroracasaamarela',
      ['Estrada do Arraial', '2715', 'Casa Amarela', 'Recife', 'PE', '52051-380'],
      week('6-12,14:30-20', { SUN: 'CLOSED' }),
      { Phone: '81 3268-2715', WhatsApp: '81 99999-2715' },
      { about: 'A mesma fornada da Rua da Aurora, com balcão de cafés na calçada.' },
    ),
  ],
  offers: [
    offerFromRow('Café da manhã completo para dois', 49.9, 34.9, 'active', 25, {
      moreDetails:
        'Dois cafés com leite, cuscuz com ovo, queijo coalho na chapa, pão francês e suco do dia.',
      offerRules: 'De segunda a sexta, até as 10h. Um por mesa.',
      shops: ['padariasoldaaurora'],
    }),
    offerFromRow('Bolo de rolo tradicional, 500 g', 42, 31.5, 'active', 18, {
      availableLimit: 60,
      moreDetails: 'Massa finíssima e goiabada cascão, enrolado à mão.',
      perConsumerLimit: 2,
    }),
    offerFromRow('Dez pães franceses pelo preço de sete', 9, 6.3, 'active', 40, {
      offerRules: 'Das 16h às 18h, enquanto durar a fornada.',
    }),
    offerFromRow('Cartola com sorvete de nata', 24, 17.9, 'active', 12, {
      moreDetails: 'Banana, queijo manteiga, açúcar e canela, com uma bola de sorvete.',
    }),
    offerFromRow('Tapioca de queijo coalho e café coado', 18.5, 13.9, 'active', 33),
    offerFromRow('Bolo Souza Leão inteiro', 96, 74.9, 'active', 21, { availableLimit: 25 }),
    offerFromRow('Cuscuz recheado com carne de sol', 26, 19.9, 'active', 47),
    offerFromRow('Cento de salgados sortidos', 85, 68, 'active', 60, {
      offerRules: 'Encomenda com um dia de antecedência.',
    }),
    offerFromRow('Pão de fermentação natural, 700 g', 28, 21, 'active', 15, {
      shops: ['soldaauroracasaamarela'],
    }),
    offerFromRow('Cesta de Natal', 139, 109, 'scheduled', 45, {
      moreDetails: 'Panetone, rabanada, castanhas, frutas secas e bolo de reis para seis pessoas.',
    }),
    offerFromRow('Rodízio de caldinhos na calçada', 39.9, 29.9, 'scheduled', 52, {
      shops: ['soldaauroracasaamarela'],
    }),
    offerFromRow('Torta de frango inteira', 78, 59.9, 'sold_out', 9, { availableLimit: 15 }),
    offerFromRow('Bolo de macaxeira com coco', 38, 28, 'sold_out', 14, { availableLimit: 20 }),
    offerFromRow('Sopa da casa nas noites de chuva', 22, 16, 'inactive', 30),
    offerFromRow('Panetone artesanal de castanha', 65, 45, 'expired', 6),
    offerFromRow('Sonho de goiaba, leve dois', 16, 10.9, 'expired', 19),
  ],
};
