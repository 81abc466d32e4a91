import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import type { MailTexts } from '../mail-text.ts';

export const es: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: registro aprobado',
    lines: [
      'El registro de {name} fue aprobado.',
      'Los clientes ya pueden ver sus tiendas y sus ofertas.',
    ],
    action: 'Publicar una oferta',
  },
  BUSINESS_APPROVED_WITH_SHOP: {
    subject: '{name}: registro aprobado',
    lines: [
      'El registro de {name} fue aprobado.',
      'Tu tienda ya se ve. Las ofertas que publiques aparecen en su folleto.',
    ],
    action: 'Ver el folleto',
  },
  BUSINESS_APPROVED_WITH_OFFERS: {
    subject: '{name}: registro aprobado',
    lines: [
      'El registro de {name} fue aprobado.',
      'Tus tiendas y ofertas ya se ven.',
      'Manda el enlace del folleto por WhatsApp a clientes y grupos.',
    ],
    action: 'Ver el folleto',
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
  BUSINESS_SUSPENDED_FOR_PAYMENT: {
    subject: '{name}: empresa suspendida por falta de pago',
    lines: [
      'La empresa {name} fue suspendida porque tiene una factura vencida sin pagar. Los clientes ya no ven sus tiendas ni sus ofertas.',
      'Paga lo vencido y envía el comprobante. Esta suspensión termina cuando se confirme el pago.',
    ],
    action: 'Pagar la factura',
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
  INVOICE_ISSUED: {
    subject: '{name}: factura de {amount}, vence el {dueDate}',
    lines: [
      'La factura {number} de {name}, de {amount}, fue emitida y vence el {dueDate}.',
      'Paga por Pix o transferencia y envía el comprobante.',
    ],
    action: 'Pagar la factura',
  },
  INVOICE_DUE_SOON: {
    subject: '{name}: la factura vence el {dueDate}',
    lines: [
      'La factura {number} de {name}, de {amount}, vence el {dueDate}.',
      '¿Ya pagaste? Envía el comprobante para que nuestro equipo lo confirme.',
    ],
    action: 'Pagar la factura',
  },
  INVOICE_OVERDUE: {
    subject: '{name}: factura vencida el {dueDate}',
    lines: [
      'La factura {number} de {name}, de {amount}, venció el {dueDate}.',
      'Sin el pago de lo vencido, la empresa será suspendida el {suspendsOn}: los clientes dejarán de ver sus tiendas y sus ofertas.',
      '¿Ya pagaste? Envía el comprobante para que nuestro equipo lo confirme.',
    ],
    action: 'Pagar la factura',
  },
  PAYMENT_REFUSED: {
    subject: '{name}: comprobante rechazado',
    lines: [
      'El comprobante de la factura {number} de {name}, de {amount}, fue rechazado.',
      'Motivo: {reason}',
      'Revisa el pago y envía otro comprobante.',
      'Sin el pago de lo vencido, la empresa será suspendida el {suspendsOn}.',
    ],
    action: 'Enviar otro comprobante',
  },
  PAYMENT_CONFIRMED: {
    subject: '{name}: pago confirmado',
    lines: ['El pago de {amount} de la factura {number} de {name} fue confirmado. ¡Gracias!'],
    action: 'Ver la factura',
  },
  PAYMENT_REOPENED: {
    subject: '{name}: factura abierta de nuevo',
    lines: [
      'La factura {number} de {name}, de {amount}, estaba pagada y fue abierta de nuevo.',
      'Motivo: {reason}',
      'Paga la factura y envía el comprobante.',
      'Sin el pago de lo vencido, la empresa será suspendida el {suspendsOn}.',
    ],
    action: 'Pagar la factura',
  },
  INVOICE_CANCELLED: {
    subject: '{name}: factura cancelada',
    lines: [
      'La factura {number} de {name}, de {amount}, fue cancelada y no hay que pagarla.',
      'Motivo: {reason}',
    ],
    action: 'Ver las facturas',
  },
  VALIDATOR_ADDED: {
    subject: '{name}: tu acceso a Vitrine',
    lines: [
      'La empresa {name} dio a este correo acceso a las ofertas de la tienda {shop}.',
      `Entra con este correo y la contraseña temporal que te dará la empresa. Vale por ${temporaryPasswordDays} días. Después de entrar, eliges tu contraseña.`,
      '¿No conoces esta empresa? Ignora este correo: sin la contraseña, nadie puede entrar.',
    ],
    action: 'Entrar en Vitrine',
  },
  CLAIM_CANCELLED: {
    subject: 'Cupón cancelado: {title}',
    lines: [
      'Tu cupón “{title}” fue cancelado y ya no se puede usar. Si tenías otros cupones de la misma empresa, también fueron cancelados.',
      'El motivo: {name} cerró su registro en Vitrine.',
    ],
    action: 'Ver mis cupones',
  },
  CLAIM_CANCELLED_WITH_SHOPS: {
    subject: 'Cupón cancelado: {title}',
    lines: [
      'Tu cupón “{title}” fue cancelado y ya no se puede usar, porque ninguna tienda donde era válido sigue en Vitrine. Si tenías otros cupones solo para las mismas tiendas, también fueron cancelados.',
      'La empresa: {name}. Sus cupones para otras tiendas siguen siendo válidos.',
    ],
    action: 'Ver mis cupones',
  },
};
