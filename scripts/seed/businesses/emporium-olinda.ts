import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

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
