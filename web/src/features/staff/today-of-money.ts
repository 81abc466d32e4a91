import { dayIn } from '#contract/brazil/time-zones.ts';

/** Today in São Paulo, `YYYY-MM-DD`, by whose days businesses are billed. */
export const todayOfMoney = (): string => dayIn('America/Sao_Paulo', new Date());
