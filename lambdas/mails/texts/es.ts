import { temporaryPasswordDays } from '#contract/password.ts';
import type { MailTexts } from '../mail-text.ts';

/** The mails in Spanish. */
export const es: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: registro aprobado',
    lines: ['El registro de {name} fue aprobado.', 'Ya puedes publicar ofertas.'],
    action: 'Publicar una oferta',
  },
  BUSINESS_REJECTED: {
    subject: '{name}: registro rechazado',
    lines: [
      'El registro de {name} fue rechazado.',
      'Motivo: {reason}',
      'Corrige los datos y envíalos de nuevo a revisión.',
    ],
    action: 'Corregir el registro',
  },
  BUSINESS_SUSPENDED: {
    subject: '{name}: empresa suspendida',
    lines: [
      'La empresa {name} fue suspendida. Los clientes ya no ven sus tiendas ni sus ofertas.',
      'Motivo: {reason}',
      'En la página de la empresa puedes escribir a nuestro equipo.',
    ],
    action: 'Abrir la página de la empresa',
  },
  BUSINESS_REACTIVATED: {
    subject: '{name}: empresa reactivada',
    lines: [
      'La empresa {name} fue reactivada. Los clientes vuelven a ver sus tiendas y sus ofertas.',
    ],
    action: 'Ver las ofertas',
  },
  REVISION_APPROVED: {
    subject: '{name}: cambio aprobado',
    lines: ['El cambio del registro de {name} fue aprobado y ya está vigente.'],
    action: 'Abrir la página de la empresa',
  },
  REVISION_REJECTED: {
    subject: '{name}: cambio rechazado',
    lines: [
      'El cambio del registro de {name} fue rechazado. Los datos anteriores siguen vigentes.',
      'Motivo: {reason}',
      'Puedes corregir el cambio y enviarlo de nuevo.',
    ],
    action: 'Corregir el cambio',
  },
  VALIDATOR_ADDED: {
    subject: 'Tu acceso a la tienda {shop} en Vitrine',
    lines: [
      'La empresa {name} registró este correo para validar ofertas en la tienda {shop}.',
      `Entra con este correo y la contraseña temporal que te dará la empresa. Vale por ${temporaryPasswordDays} días. Después de entrar, eliges tu contraseña.`,
      '¿No conoces esta empresa? Ignora este correo: sin la contraseña, nadie puede entrar.',
    ],
    action: 'Entrar en Vitrine',
  },
};
