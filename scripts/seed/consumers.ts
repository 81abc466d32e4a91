import type { Indication, IndicationInput } from '#contract/shops/indications.ts';

/** A consumer with the shops that they follow and indicated. */
export interface SeedConsumer {
  readonly email: string;
  readonly name: string;
  readonly follows: readonly string[];
  readonly indications?: readonly SeedIndication[];
}

export interface SeedIndication extends Omit<IndicationInput, 'consumerId'> {
  readonly status: Indication['status'];
}

/** The first bakery is the most popular shop; many shops have no follower. */
export const seedConsumers: readonly SeedConsumer[] = [
  {
    email: 'ana@vitrine.test',
    name: 'Ana Beatriz Lins',
    follows: [
      'padariasoldaaurora',
      'soldaauroracasaamarela',
      'mangueverdeolinda',
      'mangueverdenoronha',
    ],
    indications: [
      {
        shopName: 'Sebo do Pátio',
        city: 'Recife',
        state: 'PE',
        instagram: 'sebodopatio',
        comment: 'Livros usados em ótimo estado, no Pátio de São Pedro.',
        status: 'new',
      },
      {
        shopName: 'Sorveteria Beira-Rio',
        city: 'Olinda',
        state: 'PE',
        phone: '81 3429-7701',
        status: 'contacted',
      },
    ],
  },
  {
    email: 'caio@vitrine.test',
    name: 'Caio Vasconcelos',
    follows: ['padariasoldaaurora', 'mangueverdecasaforte', 'mangueverdeolinda'],
  },
  {
    email: 'larissa@vitrine.test',
    name: 'Larissa Andrade',
    follows: ['padariasoldaaurora', 'luzclarapinheiros', 'fornodavila', 'fornodamooca'],
    indications: [
      {
        shopName: 'Bicicletaria Pedal Sereno',
        city: 'São Paulo',
        state: 'SP',
        comment: 'Consertam na hora e dariam um bom desconto na revisão.',
        status: 'contacted',
      },
    ],
  },
  {
    email: 'otavio@vitrine.test',
    name: 'Otávio Ferraz',
    follows: ['padariasoldaaurora', 'fornodavila', 'luzclaracambui'],
  },
  {
    email: 'iracema@vitrine.test',
    name: 'Iracema Tapajós',
    follows: ['tambaquidobene', 'tambaquinocentro', 'padariasoldaaurora'],
    indications: [
      {
        shopName: 'Tambaqui do Seu Bené',
        city: 'Manaus',
        state: 'AM',
        phone: '92 3234-1450',
        comment: 'O melhor tambaqui da cidade ainda não está aqui.',
        status: 'converted',
      },
    ],
  },
  {
    email: 'bruno@vitrine.test',
    name: 'Bruno Schaefer',
    follows: ['flordearaucaria', 'flordearaucariatrindade'],
  },
  {
    email: 'marina@vitrine.test',
    name: 'Marina Couto',
    follows: ['padariasoldaaurora', 'ipedoplanalto', 'amigofielsavassi', 'floresdateresa'],
    indications: [
      {
        shopName: 'Ateliê Barro e Fogo',
        city: 'Brasília',
        state: 'DF',
        instagram: 'ateliebarroefogo',
        status: 'new',
      },
      {
        shopName: 'Loja do meu primo',
        city: 'Goiânia',
        state: 'GO',
        status: 'discarded',
      },
    ],
  },
  { email: 'davi@vitrine.test', name: 'Davi Monteiro', follows: [] },
];
