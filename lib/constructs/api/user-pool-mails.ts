import { temporaryPasswordDays } from '#contract/accounts/password.ts';
import { mailHtml } from '#contract/brand/mail-html.ts';

/** A mail of the user pool, which sends HTML only, in one language, and fills in `{####}` and `{username}`. */
interface PoolMail {
  readonly emailSubject: string;
  readonly emailBody: string;
}

const codeSubject = 'Seu código da Vitrine';

/** The mail with the code of a sign-up, a forgotten password, or another address. */
export const codeMail: PoolMail = {
  emailSubject: codeSubject,
  emailBody: mailHtml({
    lang: 'pt-BR',
    title: codeSubject,
    paragraphs: [
      { text: 'Digite este código na Vitrine. Não o passe a ninguém: a nossa equipe nunca pede.' },
    ],
    code: '{####}',
    footer:
      'Você recebe este e-mail porque alguém pediu um código para este endereço na Vitrine. Se não foi você, ignore este e-mail.',
  }),
};

const invitationSubject = 'Seu acesso à Vitrine';

/** The mail to a new member of staff. Validators get a mail of the app's own. */
export const invitationMail: PoolMail = {
  emailSubject: invitationSubject,
  emailBody: mailHtml({
    lang: 'pt-BR',
    title: invitationSubject,
    paragraphs: [
      {
        text: `A senha temporária vale por ${temporaryPasswordDays} dias. Depois de entrar, você escolhe a sua senha.`,
      },
      { text: 'Entre na Vitrine com {username} e esta senha:' },
    ],
    code: '{####}',
    footer: 'Você recebe este e-mail porque este endereço ganhou um acesso à Vitrine.',
  }),
};
