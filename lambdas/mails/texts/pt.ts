import { temporaryPasswordDays } from '#contract/password.ts';
import type { MailTexts } from '../mail-text.ts';

/** The mails in Portuguese. */
export const pt: MailTexts = {
  BUSINESS_APPROVED: {
    subject: '{name}: cadastro aprovado',
    lines: ['O cadastro de {name} foi aprovado.', 'Você já pode publicar ofertas.'],
    action: 'Publicar uma oferta',
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
  VALIDATOR_ADDED: {
    subject: 'Seu acesso à loja {shop} na Vitrine',
    lines: [
      'A empresa {name} cadastrou este e-mail para validar ofertas na loja {shop}.',
      `Entre com este e-mail e a senha temporária que a empresa vai passar a você. Ela vale por ${temporaryPasswordDays} dias. Depois de entrar, você escolhe a sua senha.`,
      'Não conhece esta empresa? Ignore este e-mail: sem a senha, ninguém entra.',
    ],
    action: 'Entrar na Vitrine',
  },
};
