import {
  type Indication,
  type IndicationInput,
  indicationStatus,
} from '#contract/shops/indications.ts';
import { shopRoutes } from '#contract/shops/routes.ts';
import { staffRoutes } from '#contract/staff/routes.ts';
import type { ApiClient, SeedTarget, SeedUser } from './api-client.ts';
import type { FilledBusiness } from './fill-business.ts';
import { fillVouchers, seedVouchers } from './fill-vouchers.ts';

/** A consumer with the shops that they follow and indicated. */
interface SeedConsumer {
  readonly email: string;
  readonly name: string;
  readonly follows: readonly string[];
  readonly indications?: readonly SeedIndication[];
}

interface SeedIndication extends Omit<IndicationInput, 'consumerId'> {
  readonly status: Indication['status'];
}

const indicated = (
  shopName: string,
  [city, state]: readonly [string, SeedIndication['state']],
  status: SeedIndication['status'],
  details: Pick<SeedIndication, 'phone' | 'instagram' | 'comment'> = {},
): SeedIndication => ({ shopName, city, state, status, ...details });

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
      indicated('Sebo do Pátio', ['Recife', 'PE'], 'new', {
        instagram: 'sebodopatio',
        comment: 'Livros usados em ótimo estado, no Pátio de São Pedro.',
      }),
      indicated('Sorveteria Beira-Rio', ['Olinda', 'PE'], 'contacted', { phone: '81 3429-7701' }),
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
      indicated('Bicicletaria Pedal Sereno', ['São Paulo', 'SP'], 'contacted', {
        comment: 'Consertam na hora e dariam um bom desconto na revisão.',
      }),
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
      indicated('Tambaqui do Seu Bené', ['Manaus', 'AM'], 'converted', {
        phone: '92 3234-1450',
        comment: 'O melhor tambaqui da cidade ainda não está aqui.',
      }),
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
      indicated('Ateliê Barro e Fogo', ['Brasília', 'DF'], 'new', {
        instagram: 'ateliebarroefogo',
      }),
      indicated('Loja do meu primo', ['Goiânia', 'GO'], 'discarded'),
    ],
  },
  { email: 'davi@vitrine.test', name: 'Davi Monteiro', follows: [] },
];

/** Lists the first hundred indications of each status. */
async function listKnownIndications(staff: ApiClient): Promise<Indication[]> {
  const known: Indication[] = [];
  for (const status of indicationStatus.options) {
    const query = { status, limit: '100' };
    known.push(...(await staff.request(staffRoutes.listIndications, { query })).items);
  }
  return known;
}

/** Creates a consumer's missing indications with the status that staff set. */
async function fillIndications(
  { api, userId: consumerId }: SeedUser,
  staff: ApiClient,
  indications: readonly SeedIndication[],
  known: readonly Indication[],
): Promise<void> {
  for (const { status, ...input } of indications) {
    const found = known.find(
      (each) => each.consumerId === consumerId && each.shopName === input.shopName,
    );
    const body = { ...input, consumerId };
    const { id, status: current } =
      found ?? (await api.request(shopRoutes.createIndication, { body }));
    if (current !== 'new' || status === 'new') continue;
    await staff.request(staffRoutes.updateIndication, { params: { id }, body: { status } });
  }
}

/** Makes a consumer follow shops, by identifier. Leaves out shops that are not public. */
async function fillFollowers(
  { api, userId: consumerId }: SeedUser,
  identifiers: readonly string[],
  businesses: readonly FilledBusiness[],
): Promise<void> {
  const publicShops = businesses
    .filter(({ status }) => status === 'active')
    .flatMap(({ shops }) => shops.filter(({ shopStatus }) => shopStatus === 'active'));
  for (const identifier of identifiers) {
    const shop = publicShops.find(({ shopIdentifier }) => shopIdentifier === identifier);
    if (!shop) continue;
    const body = { consumerId };
    await api.request(shopRoutes.followShop, { params: { id: shop.id }, body });
  }
}

/** Creates the demo consumers if missing, with their follows, indications and claims. */
export async function fillConsumers(
  target: SeedTarget,
  staff: ApiClient,
  businesses: readonly FilledBusiness[],
): Promise<void> {
  const known = await listKnownIndications(staff);
  for (const { email, name, follows, indications = [] } of seedConsumers) {
    const consumer = await target.account(email, name);
    await fillFollowers(consumer, follows, businesses);
    await fillIndications(consumer, staff, indications, known);
    const own = seedVouchers.filter((voucher) => voucher.consumer === email);
    await fillVouchers(consumer, own, businesses);
  }
}
