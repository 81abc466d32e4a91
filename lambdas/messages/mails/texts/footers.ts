import type { Language } from '#contract/http/languages.ts';

/** Why a mail comes, by the person who gets it. */
type Footers = Readonly<Record<'owner' | 'validator' | 'holder', string>>;

/** The last line of each mail. */
export const footers: Readonly<Record<Language, Footers>> = {
  pt: {
    owner: 'Você recebe este e-mail porque a empresa {name} está na sua conta da Vitrine.',
    validator:
      'Você recebe este e-mail porque a empresa {name} cadastrou este endereço na Vitrine.',
    holder: 'Você recebe este e-mail porque pegou um cupom na Vitrine.',
  },
  en: {
    owner: 'You get this e-mail because the business {name} is in your Vitrine account.',
    validator:
      'You get this e-mail because the business {name} registered this address on Vitrine.',
    holder: 'You get this e-mail because you took a voucher on Vitrine.',
  },
  es: {
    owner: 'Recibes este correo porque la empresa {name} está en tu cuenta de Vitrine.',
    validator: 'Recibes este correo porque la empresa {name} registró esta dirección en Vitrine.',
    holder: 'Recibes este correo porque obtuviste un cupón en Vitrine.',
  },
};
