import { escapeMarkup } from '../fields/escape-markup.ts';
import { brandColours, fonts, radii, schemes } from './tokens.ts';

/** A mail as plain texts, which the template escapes. */
export interface MailContent {
  /** BCP 47 code of its language. */
  readonly lang: string;
  readonly title: string;
  readonly paragraphs: readonly MailParagraph[];
  /** A code to copy, in large letters below the paragraphs. */
  readonly code?: string;
  /** The one button. */
  readonly action?: { readonly label: string; readonly link: string };
  /** Why the mail came. */
  readonly footer: string;
}

interface MailParagraph {
  readonly text: string;
  /** Words of others, such as a reason that staff gave. */
  readonly isQuoted?: boolean;
}

const { light, dark } = schemes;
const { darkPlum, awningOrange, white } = brandColours;

// Mail programs support no variables, and few read the style sheet, so colours and type are repeated in each element.
const family = fonts.text.replaceAll("'", '');
const type = (size: number, line: number, more = '') =>
  `font-family:${family};font-size:${size}px;line-height:${line}px${more && `;${more}`}`;

/** For programs that show the dark scheme by the mail's own rules, such as Apple Mail. Others invert the colours. */
const darkRules = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  '@media (prefers-color-scheme:dark){',
  `.page{background:${dark.canvas}!important}`,
  `.card{background:${dark.surface}!important}`,
  `.text{color:${dark.text}!important}`,
  `.muted{color:${dark.muted}!important}`,
  `.quote{border-color:${dark.action}!important}`,
  `.code{background:${dark.canvas}!important;color:${dark.text}!important}`,
  `.button{background:${dark.action}!important}`,
  `.button a{color:${dark.canvas}!important}`,
  '}',
].join('');

/** Odd, so that the awning ends as it begins. */
const stripes = 19;

/** The edge of the awning: cells with round lower corners. Outlook for Windows shows them square. */
function awning(): string {
  const cells = Array.from({ length: stripes }, (_, index) => {
    const colour = index % 2 === 0 ? darkPlum : awningOrange;
    const style = `background:${colour};border-radius:0 0 15px 15px;font-size:0;line-height:0`;
    return `<td height="12" bgcolor="${colour}" style="${style}">&nbsp;</td>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="table-layout:fixed"><tr>${cells.join('')}</tr></table>`;
}

function paragraphHtml({ text, isQuoted = false }: MailParagraph): string {
  const quote = isQuoted ? `padding:2px 0 2px 14px;border-left:4px solid ${light.action};` : '';
  const names = isQuoted ? 'text quote' : 'text';
  return `<p class="${names}" style="margin:0 0 16px;${quote}color:${light.text};${type(16, 25)}">${escapeMarkup(text)}</p>`;
}

function codeHtml(code: string): string {
  const look = `padding:16px 20px;border-radius:${radii.md}px;background:${light.canvas};color:${light.text}`;
  const figures = type(
    32,
    40,
    'font-weight:700;letter-spacing:4px;font-variant-numeric:tabular-nums',
  );
  return `<p class="code" style="margin:8px 0 20px;${look};${figures}">${escapeMarkup(code)}</p>`;
}

function buttonHtml({ label, link }: NonNullable<MailContent['action']>): string {
  const style = `display:inline-block;padding:14px 24px;color:${white};text-decoration:none;${type(16, 20, 'font-weight:700')}`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0 8px"><tr><td class="button" bgcolor="${light.action}" style="border-radius:${radii.md}px;background:${light.action}"><a href="${escapeMarkup(link)}" style="${style}">${escapeMarkup(label)}</a></td></tr></table>`;
}

/**
 * Returns a mail as HTML with the look of the brand. It is a table of 600 pixels without external pictures, since
 * Outlook for Windows lays out tables only, and many programs load no pictures.
 */
export function mailHtml({ lang, title, paragraphs, code, action, footer }: MailContent): string {
  const preview = escapeMarkup(paragraphs[0]?.text ?? '');
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeMarkup(title)}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="margin:0;padding:0;background:${light.canvas}">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${preview}</div>
<table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.canvas}" style="background:${light.canvas}"><tr><td align="center" style="padding:24px 12px">
<table class="card" role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.surface}" style="width:100%;max-width:600px;background:${light.surface}">
<tr><td bgcolor="${darkPlum}" style="padding:18px 28px 14px;background:${darkPlum};color:${white};${type(28, 34, 'font-weight:800;letter-spacing:-0.5px')}">vitrine</td></tr>
<tr><td>${awning()}</td></tr>
<tr><td style="padding:24px 28px 20px">
<h1 class="text" style="margin:0 0 16px;color:${light.text};${type(22, 29, 'font-weight:700')}">${escapeMarkup(title)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${code === undefined ? '' : codeHtml(code)}${action ? buttonHtml(action) : ''}
</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="muted" style="padding:16px 28px 0;color:${light.muted};${type(13, 19)}">${escapeMarkup(footer)}</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}
