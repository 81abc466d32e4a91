import { offerFromRow, shopFromRow, week } from '../rows.ts';
import type { SeedBusiness } from '../seed-data.ts';

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
