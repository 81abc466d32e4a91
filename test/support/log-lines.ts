import { logger } from '#lambdas/platform/logging/logger.ts';
import type { RequestParts } from './builders/a-request.ts';

/** Runs a function with the Lambda logger at DEBUG. Returns each write to stdout or stderr. */
export async function logLines(run: () => Promise<unknown>): Promise<string[]> {
  const lines: string[] = [];
  const level = logger.getLevelName();
  const take = (chunk: unknown) => {
    lines.push(String(chunk));
    return true;
  };
  const spies = [
    jest.spyOn(process.stdout, 'write').mockImplementation(take),
    jest.spyOn(process.stderr, 'write').mockImplementation(take),
  ];
  logger.setLogLevel('DEBUG');
  try {
    await run();
  } finally {
    logger.setLogLevel(level);
    for (const spy of spies) spy.mockRestore();
  }
  return lines;
}

/** Recognisable values of the kinds that no log line may contain. */
export const marks = {
  token: 'eyJhbGciOiJub25lIn0.ficha-marcada.assinatura-marcada',
  password: 'Senha-Marcada-9182',
  temporaryPassword: 'Senha-Provisoria-Marcada-7',
  legalRegister: '45723174000110',
  personRegister: '529.982.247-25',
  email: 'maria.marcada@correio.test',
  phone: '+5581998761234',
  name: 'Maria Marcada',
  path: 'caminho-marcado',
  query: 'consulta-marcada',
  cookie: 'sessao=biscoito-marcado',
  userAgent: 'Navegador Marcado',
  referer: 'https://outro.test/pagina-marcada',
} as const;

/** Headers of a browser's request, with marks; its idempotency key is valid. */
export const markedHeaders = {
  authorization: `Bearer ${marks.token}`,
  'idempotency-key': 'chave-marcada',
  cookie: marks.cookie,
  'user-agent': marks.userAgent,
  referer: marks.referer,
};

/** Returns all texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

// A log line has the date, so a day in a request may also be in its line.
const isRecognisable = (text: string) => text.length >= 5 && !/^\d{4}-\d\d-\d\d$/.test(text);

/** Returns everything that the log of a request may not contain: all marks, and its own ids, values and texts. */
export function forbiddenIn({ params, query, body, as }: RequestParts): string[] {
  const own = textsIn([params, query, body, as?.userId]).filter(isRecognisable);
  return [...Object.values(marks), 'chave-marcada', ...own];
}
