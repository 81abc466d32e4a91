import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import type { MailTexts } from '../mail-text.ts';

export const pt: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: cadastro aprovado',
    lines: [
      'O cadastro de {name} foi aprovado.',
      'Os clientes já podem ver as lojas e ofertas dela.',
    ],
    action: 'Publicar uma oferta',
  },
  BUSINESS_APPROVED_WITH_SHOP: {
    subject: '{name}: cadastro aprovado',
    lines: [
      'O cadastro de {name} foi aprovado.',
      'Sua loja já está no ar. As ofertas que você publicar aparecem no folheto dela.',
    ],
    action: 'Ver o folheto',
  },
  BUSINESS_APPROVED_WITH_OFFERS: {
    subject: '{name}: cadastro aprovado',
    lines: [
      'O cadastro de {name} foi aprovado.',
      'Suas lojas e ofertas já estão no ar.',
      'Mande o link do folheto no WhatsApp para clientes e grupos.',
    ],
    action: 'Ver o folheto',
  },
  BUSINESS_REJECTED: {
    subject: '{name}: cadastro recusado',
    lines: [
      'O cadastro de {name} foi recusado.',
      'Motivo: {reason}',
      'Corrija os dados e envie de novo para análise.',
    ],
    action: 'Corrigir o cadastro',
  },
  BUSINESS_SUSPENDED: {
    subject: '{name}: empresa suspensa',
    lines: [
      'A empresa {name} foi suspensa. As lojas e ofertas dela não aparecem mais para os clientes.',
      'Motivo: {reason}',
      'No cadastro da empresa você fala com a nossa equipe.',
    ],
    action: 'Abrir o cadastro da empresa',
  },
  BUSINESS_SUSPENDED_FOR_PAYMENT: {
    subject: '{name}: empresa suspensa por falta de pagamento',
    lines: [
      'A empresa {name} foi suspensa, porque tem fatura vencida sem pagamento. As lojas e ofertas dela não aparecem mais para os clientes.',
      'Pague o que venceu e envie o comprovante. Quando o pagamento for confirmado, esta suspensão termina.',
    ],
    action: 'Pagar a fatura',
  },
  BUSINESS_REACTIVATED: {
    subject: '{name}: empresa reativada',
    lines: [
      'A empresa {name} foi reativada. As lojas e ofertas dela voltam a aparecer para os clientes.',
    ],
    action: 'Ver as ofertas',
  },
  REVISION_APPROVED: {
    subject: '{name}: alteração aprovada',
    lines: ['A alteração do cadastro de {name} foi aprovada e já está valendo.'],
    action: 'Abrir o cadastro da empresa',
  },
  REVISION_REJECTED: {
    subject: '{name}: alteração recusada',
    lines: [
      'A alteração do cadastro de {name} foi recusada. Os dados anteriores continuam valendo.',
      'Motivo: {reason}',
      'Você pode corrigir a alteração e enviar de novo.',
    ],
    action: 'Corrigir a alteração',
  },
  INVOICE_ISSUED: {
    subject: '{name}: fatura de {amount}, vence em {dueDate}',
    lines: [
      'A fatura {number} de {name}, de {amount}, foi emitida e vence em {dueDate}.',
      'Pague por Pix ou transferência e envie o comprovante.',
    ],
    action: 'Pagar a fatura',
  },
  INVOICE_DUE_SOON: {
    subject: '{name}: a fatura vence em {dueDate}',
    lines: [
      'A fatura {number} de {name}, de {amount}, vence em {dueDate}.',
      'Já pagou? Envie o comprovante, para a nossa equipe confirmar.',
    ],
    action: 'Pagar a fatura',
  },
  INVOICE_OVERDUE: {
    subject: '{name}: fatura vencida em {dueDate}',
    lines: [
      'A fatura {number} de {name}, de {amount}, venceu em {dueDate}.',
      'Sem o pagamento do que venceu, a empresa será suspensa em {suspendsOn}: as lojas e ofertas dela deixam de aparecer para os clientes.',
      'Já pagou? Envie o comprovante, para a nossa equipe confirmar.',
    ],
    action: 'Pagar a fatura',
  },
  PAYMENT_REFUSED: {
    subject: '{name}: comprovante recusado',
    lines: [
      'O comprovante da fatura {number} de {name}, de {amount}, foi recusado.',
      'Motivo: {reason}',
      'Confira o pagamento e envie outro comprovante.',
      'Sem o pagamento do que venceu, a empresa será suspensa em {suspendsOn}.',
    ],
    action: 'Enviar outro comprovante',
  },
  PAYMENT_CONFIRMED: {
    subject: '{name}: pagamento confirmado',
    lines: ['O pagamento de {amount} da fatura {number} de {name} foi confirmado. Obrigado!'],
    action: 'Ver a fatura',
  },
  PAYMENT_REOPENED: {
    subject: '{name}: fatura aberta de novo',
    lines: [
      'A fatura {number} de {name}, de {amount}, estava paga e foi aberta de novo.',
      'Motivo: {reason}',
      'Pague a fatura e envie o comprovante.',
      'Sem o pagamento do que venceu, a empresa será suspensa em {suspendsOn}.',
    ],
    action: 'Pagar a fatura',
  },
  INVOICE_CANCELLED: {
    subject: '{name}: fatura cancelada',
    lines: [
      'A fatura {number} de {name}, de {amount}, foi cancelada e não precisa ser paga.',
      'Motivo: {reason}',
    ],
    action: 'Ver as faturas',
  },
  VALIDATOR_ADDED: {
    subject: '{name}: seu acesso à Vitrine',
    lines: [
      'A empresa {name} deu a este e-mail acesso às ofertas da loja {shop}.',
      `Entre com este e-mail e a senha temporária que a empresa vai passar a você. Ela vale por ${temporaryPasswordDays} dias. Depois de entrar, você escolhe a sua senha.`,
      'Não conhece esta empresa? Ignore este e-mail: sem a senha, ninguém entra.',
    ],
    action: 'Entrar na Vitrine',
  },
  CLAIM_CANCELLED: {
    subject: 'Cupom cancelado: {title}',
    lines: [
      'Seu cupom “{title}” foi cancelado e não pode mais ser usado. Se você tinha outros cupons da mesma empresa, eles também foram cancelados.',
      'O motivo: {name} encerrou o cadastro na Vitrine.',
    ],
    action: 'Ver meus cupons',
  },
  CLAIM_CANCELLED_WITH_SHOPS: {
    subject: 'Cupom cancelado: {title}',
    lines: [
      'Seu cupom “{title}” foi cancelado e não pode mais ser usado, porque nenhuma loja onde ele valia está mais na Vitrine. Se você tinha outros cupons só para as mesmas lojas, eles também foram cancelados.',
      'A empresa: {name}. Os cupons dela para outras lojas continuam valendo.',
    ],
    action: 'Ver meus cupons',
  },
};
